import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { contactFileKind, isMailroomError } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { corpusFiles } from '../../mime/test/corporaFolder'
import { readContactFile } from './readContactFile'

const files = ['contacts-csv', 'vcard'].flatMap(corpusFiles)

describe.runIf(files.length > 0)('files of other projects', () => {
  const named = files.map((path) => [basename(path), path] as const)
  const read = (name: string) => {
    const path = files.find((each) => each.endsWith(`/${name}`))!
    return readContactFile(readFileSync(path), contactFileKind(name)!)
  }

  it.each(named)('[CT-03] are read or refused plainly, whatever they are called: %s', (_, path) => {
    const bytes = readFileSync(path)
    for (const kind of ['xlsx', 'xls', 'csv', 'vcf'] as const) {
      let outcome: unknown
      try {
        outcome = readContactFile(bytes, kind)
      } catch (error) {
        outcome = error
      }
      expect(
        Array.isArray(outcome) ||
          (isMailroomError(outcome) &&
            outcome.kind === 'invalid' &&
            outcome.details.fields?.file?.length === 1),
      ).toBe(true)
    }
  })

  it.each([
    [
      'email.csv',
      ['test1@domain.tld', 'test2@domain.tld', 'test3@domain.tld', 'test4@domain.tld'].map((address) => ({
        address,
      })),
    ],
    [
      'email.vcf',
      ['test1@domain.tld', 'test2@domain.tld', 'test3@domain.tld', 'test4@domain.tld'].map((address) => ({
        address,
      })),
    ],
    [
      'comma_in_quotes.csv',
      [
        {
          name: 'John Doe',
          workAddress: {
            country: '',
            region: '',
            city: 'Anytown, WW',
            street: '120 any st.',
            postalCode: '08123',
          },
        },
      ],
    ],
    [
      'escape_semicolon.vcf',
      [
        {
          name: 'First Last NextCloud',
          address: 'home@gmx.de',
          moreAddresses: ['work@gmx.de'],
          mobile: '205333',
          workPhone: '222222',
          homePhone: '11111111',
          fax: '205246;;,;',
          company: 'Firma',
          birthday: '2019-02-10',
          workAddress: {
            country: 'Germany work',
            region: 'AL work',
            city: 'City Work',
            street: 'Street W Street 2 W PO W',
            postalCode: 'zip Work',
          },
          homeAddress: {
            country: 'Germany',
            region: 'AL',
            city: 'City',
            street: 'Street Street 2 PO',
            postalCode: 'zip',
          },
        },
      ],
    ],
    [
      'vcard.vcf',
      [
        {
          name: 'J. Doe',
          address: 'jqpublic@xyz.example.com',
          homePhone: '+33-01-23-45-67',
          company: 'ABC, Inc.',
          department: 'North American Division / Marketing',
          jobTitle: 'Research Scientist',
          birthday: '--02-03',
          workAddress: {
            country: 'country',
            region: 'state',
            city: 'city',
            street: 'street apt pobox',
            postalCode: 'zipcode',
          },
          remark: 'This fax number is operational 0800 to 1715 EST, Mon-Fri',
        },
      ],
    ],
    [
      'vcard_author.vcf',
      [
        {
          name: 'Simon Perreault',
          address: 'simon.perreault@viagenie.ca',
          mobile: '+1-418-262-6501',
          workPhone: '+1-418-656-9254 ext. 102',
          company: 'Viagenie',
          birthday: '--02-03',
          workAddress: {
            country: 'Canada',
            region: 'QC',
            city: 'Quebec',
            street: '2875 Laurier Suite D2-630',
            postalCode: 'G1V 2M2',
          },
          homepage: 'http://nomis80.org',
        },
      ],
    ],
    [
      'vcard_grouped.vcf',
      [
        {
          workAddress: {
            country: 'country',
            region: 'state',
            city: 'city',
            street: 'street apt pobox',
            postalCode: 'zipcode',
          },
          homeAddress: {
            country: 'country1',
            region: 'state1',
            city: 'city1',
            street: 'street1 apt1 pobox1',
            postalCode: 'zipcode1',
          },
        },
      ],
    ],
    [
      'issue114.vcf',
      [
        {
          name: 'Dummy, Dummy',
          address: 'dummy.dummy@dummy.com',
          mobile: '+49 1234 56789',
          workPhone: '+49 9876 54321',
          company: 'Dummy GmbH',
        },
      ],
    ],
    [
      'forrest-gump.vcf',
      [
        {
          name: 'Forrest Gump',
          address: 'sherinnom@example.com',
          company: 'Sheri Nom Co.',
          jobTitle: 'Ultimate Warrior',
          qq: '21588891',
        },
      ],
    ],
    ['issue153.vcf', [{ name: 'Test Benutzer' }]],
    ['issue64.vcf', []],
    [
      'outlook-2007.vcf',
      [
        {
          name: 'Mr. Michael Angstadt Jr.',
          address: 'mike.angstadt@gmail.com',
          mobile: '(111) 555-4444',
          workPhone: '(111) 555-1111',
          homePhone: '(111) 555-2222',
          fax: '(111) 555-3333',
          company: 'TheCompany',
          department: 'TheDepartment',
          jobTitle: 'TheJobTitle',
          birthday: '1922-03-10',
          homepage: 'http://mikeangstadt.name',
          msn: 'im@aim.com',
          family: 'TheSpouse',
          workAddress: {
            country: 'USA',
            region: 'NY',
            city: 'New York',
            street: '222 Broadway TheOffice',
            postalCode: '99999',
          },
          remark:
            "This is the NOTE field\t\nI assume it encodes this text inside a NOTE vCard type.\nBut I'm not sure because there's text formatting going on here.\nIt does not preserve the formatting",
        },
      ],
    ],
  ])('[CT-03] are read exactly: %s', (name, expected) => {
    // The postal address of one has a label with colons in its parameters, and is as disordered as it is.
    expect(
      read(name).map(({ fields: { workAddress, ...fields } }) =>
        name === 'issue114.vcf' ? fields : { ...fields, ...(workAddress && { workAddress }) },
      ),
    ).toEqual(expected)
  })

  it('[CT-03] are read exactly: cards of Apple and Evolution', () => {
    expect(read('John_Doe_MAC_ADDRESS_BOOK.vcf')[0]?.fields).toMatchObject({
      name: 'Mr. John Richter,James Doe Sr.',
      address: 'john.doe@ibm.com',
      mobile: '905-555-1234',
      workPhone: '905-777-1234',
      homePhone: '905-666-1234',
      fax: '905-999-1234',
      birthday: '2012-06-06',
      homepage: 'http://www.ibm.com',
      workAddress: {
        street: 'Street4 Building 6 Floor 8',
        city: 'New York',
        postalCode: '12345',
        country: 'USA',
      },
    })
    expect(read('John_Doe_EVOLUTION.vcf')[0]).toMatchObject({
      fields: {
        name: 'Mr. John Richter, James Doe Sr.',
        family: 'Maria',
        department: 'Accounting / Dungeon',
        birthday: '1980-03-22',
        homeAddress: { street: '15 Crescent moon drive ASB-123' },
      },
      groups: ['VIP'],
    })
    expect(read('vcard3.vcf')[0]).toMatchObject({
      fields: {
        name: 'Mr. John Q. Public, Esq.',
        address: 'jane_doe@abc.com',
        moreAddresses: ['jqpublic@xyz.dom1.com', 'jdoe@isp.net'],
        birthday: '1996-04-15',
      },
      groups: ['TRAVEL AGENT', 'INTERNET', 'IETF', 'INDUSTRY', 'INFORMATION TECHNOLOGY'],
    })
  })
})
