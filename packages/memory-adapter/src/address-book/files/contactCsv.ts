import type { Contact, ContactFields, PostalAddress } from '@mailroom/core'
import { csv } from '../../company/files/csv'
import { csvRows } from './csvRows'
import { filedContact, type FiledContact } from './FiledContact'

const lineHeads = {
  name: 'Name',
  address: 'E-mail',
  mobile: 'Mobile',
  birthday: 'Birthday',
  company: 'Company',
  department: 'Department',
  jobTitle: 'Job title',
  workPhone: 'Work phone',
  fax: 'Fax',
  homePhone: 'Home phone',
  homepage: 'Homepage',
  msn: 'MSN',
  qq: 'QQ',
  family: 'Family',
  remark: 'Remark',
} as const satisfies Partial<Record<keyof ContactFields, string>>

const placeHeads = {
  country: 'country',
  region: 'province',
  city: 'city',
  street: 'street',
  postalCode: 'postal code',
} as const satisfies Record<keyof PostalAddress, string>

const moreHead = 'More e-mail'
const groupsHead = 'Groups'

type Heads<Keys extends string> = readonly (readonly [Keys, string])[]
const lines = Object.entries(lineHeads) as unknown as Heads<keyof typeof lineHeads>
const parts = Object.entries(placeHeads) as unknown as Heads<keyof PostalAddress>

/** Contacts as a csv file with heads in English. Several addresses or groups stand one below the other in their cell. */
export function writeContactCsv(
  contacts: readonly Contact[],
  nameOf: (group: number) => string,
): Uint8Array<ArrayBuffer> {
  const heads = [
    ...lines.map(([, head]) => head),
    ...['Work', 'Home'].flatMap((place) => parts.map(([, head]) => `${place} ${head}`)),
    ...[moreHead, groupsHead],
  ]
  const rows = contacts.map((contact) => [
    ...lines.map(([field]) => contact[field]),
    ...[contact.workAddress, contact.homeAddress].flatMap((place) => parts.map(([part]) => place[part])),
    ...[contact.moreAddresses.join('\n'), contact.groups.map(nameOf).join('\n')],
  ])
  return csv([heads, ...rows])
}

/** The contacts of a csv file with heads in English; undefined for what is none, or says nothing of addresses. */
export function readContactCsv(text: string): FiledContact[] | undefined {
  const [heads, ...rows] = csvRows(text) ?? []
  const columns = new Map(heads?.map((head, index) => [plainHead(head), index]))
  if (!columns.has(plainHead(lineHeads.address))) return undefined
  return rows.map((row, index) => {
    const cell = (head: string) => row[columns.get(plainHead(head)) ?? -1] ?? ''
    const place = (which: string) => textsOf(parts, (head) => cell(`${which} ${head}`))
    const fields = {
      ...textsOf(lines, cell),
      moreAddresses: cell(moreHead)
        .split(/[\s,;]+/)
        .filter(Boolean),
      ...{ workAddress: place('Work'), homeAddress: place('Home') },
    }
    return filedContact(index + 1, fields, cell(groupsHead).split('\n'))
  })
}

const textsOf = <Keys extends string>(heads: Heads<Keys>, cell: (head: string) => string) =>
  Object.fromEntries(heads.map(([key, head]) => [key, cell(head)])) as Record<Keys, string>

/** `E-mail` and `email` are the same. */
const plainHead = (head: string): string => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
