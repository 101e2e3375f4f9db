import { noContactFields, type Contact, type PostalAddress } from '@mailroom/core'
import { type CardLine, cardsOf, escaped, folded, partsOf } from './cardLines'
import { filedContact, type FiledContact } from './FiledContact'

/** Contacts as vCards 3.0. @source RFC 2426 */
export const writeContactCards = (
  contacts: readonly Contact[],
  nameOf: (group: number) => string,
): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(contacts.map((contact) => `${cardOf(contact, nameOf)}\r\n`).join(''))

function cardOf(contact: Contact, nameOf: (group: number) => string): string {
  const { name, address, moreAddresses, company, department, groups } = contact
  const lines = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', escaped(name || address)],
    ['N', `${escaped(name)};;;;`],
    ['EMAIL;TYPE=INTERNET,PREF', escaped(address)],
    ...moreAddresses.map((more) => ['EMAIL;TYPE=INTERNET', escaped(more)]),
    ['TEL;TYPE=CELL', escaped(contact.mobile)],
    ['TEL;TYPE=WORK,VOICE', escaped(contact.workPhone)],
    ['TEL;TYPE=WORK,FAX', escaped(contact.fax)],
    ['TEL;TYPE=HOME,VOICE', escaped(contact.homePhone)],
    ['BDAY', contact.birthday],
    ['ORG', company || department ? `${escaped(company)};${escaped(department)}` : ''],
    ['TITLE', escaped(contact.jobTitle)],
    ['ADR;TYPE=WORK', placeOf(contact.workAddress)],
    ['ADR;TYPE=HOME', placeOf(contact.homeAddress)],
    ['URL', escaped(contact.homepage)],
    ['X-MSN', escaped(contact.msn)],
    ['X-QQ', escaped(contact.qq)],
    ['X-FAMILY', escaped(contact.family)],
    ['NOTE', escaped(contact.remark)],
    ['CATEGORIES', groups.map((group) => escaped(nameOf(group))).join(',')],
    ['END', 'VCARD'],
  ]
  return lines
    .filter(([, value]) => value !== '')
    .map((line) => folded(line.join(':')))
    .join('\r\n')
}

/** Post office box, extended address, street, city, region, postal code, country. @source RFC 2426 3.2.1 */
function placeOf({ street, city, region, postalCode, country }: PostalAddress): string {
  const parts = [street, city, region, postalCode, country]
  return parts.every((part) => part === '') ? '' : `;;${parts.map(escaped).join(';')}`
}

/** The contacts of a file of vCards; undefined for what is none. */
export const readContactCards = (text: string): FiledContact[] | undefined =>
  cardsOf(text)?.map((card, index) => contactOf(card, index + 1))

function contactOf(card: readonly CardLine[], row: number): FiledContact {
  const all = (name: string) => card.filter((line) => line.name === name)
  const text = (name: string) => textOf(all(name)[0])
  const phone = (isMeant: (types: ReadonlySet<string>) => boolean) =>
    textOf(all('TEL').find(({ types }) => isMeant(types)))
  const place = (type: string) => readPlace(all('ADR').find(({ types }) => types.has(type)))
  // Whoever is preferred comes first.
  const mails = all('EMAIL').toSorted((a, b) => Number(b.types.has('PREF')) - Number(a.types.has('PREF')))
  const [address = '', ...moreAddresses] = mails.map(textOf)
  const [company = '', department = ''] = partsOf(all('ORG')[0]?.value ?? '', ';')
  const name = text('FN') || nameOf(all('N')[0])
  const { groups: _none, ...nothing } = noContactFields
  const fields = {
    ...nothing,
    // The address stands where there is no name.
    ...{ name: name === address ? '' : name, address, moreAddresses, company, department },
    mobile: phone((types) => types.has('CELL')),
    workPhone: phone((types) => types.has('WORK') && !types.has('FAX') && !types.has('CELL')),
    fax: phone((types) => types.has('FAX')),
    homePhone: phone((types) => types.has('HOME') && !types.has('FAX') && !types.has('CELL')),
    birthday: readBirthday(text('BDAY')),
    jobTitle: text('TITLE'),
    ...{ workAddress: place('WORK'), homeAddress: place('HOME') },
    ...{ homepage: text('URL'), msn: text('X-MSN'), qq: text('X-QQ') },
    ...{ family: text('X-FAMILY'), remark: text('NOTE') },
  }
  return filedContact(
    row,
    fields,
    all('CATEGORIES').flatMap(({ value }) => partsOf(value, ',')),
  )
}

const textOf = (line: CardLine | undefined): string => (line ? partsOf(line.value, ';').join(';') : '')

/** Family name; given name. */
function nameOf(line: CardLine | undefined): string {
  const [family = '', given = ''] = partsOf(line?.value ?? '', ';')
  return [given, family].filter(Boolean).join(' ')
}

function readPlace(line: CardLine | undefined): PostalAddress {
  const [, , street = '', city = '', region = '', postalCode = '', country = ''] = partsOf(
    line?.value ?? '',
    ';',
  )
  return { country, region, city, street, postalCode }
}

/** `1990-04-23`, `19900423`, `--0423`; a time behind it is left out. */
const readBirthday = (text: string): string =>
  text.replace(/T.*$/, '').replace(/^(\d{4}|-)-?(\d{2})-?(\d{2})$/, '$1-$2-$3')
