import { fileWords } from '../strings/fileWords'
import type { FileWords } from '../strings/en'
import { headWords } from './headWords'
import { placeHead } from './placeHead'
import type { PlacePart, TableColumn, TableRole } from './TableRole'

/** Heads are short; sentences are none. */
const maxHeadLength = 60

const byKey: Readonly<Record<Exclude<keyof FileWords, 'sheet' | 'moreAddresses'>, TableRole>> = {
  name: 'name',
  address: 'address',
  mobile: 'mobile',
  birthday: 'birthday',
  company: 'company',
  department: 'department',
  jobTitle: 'jobTitle',
  workPhone: 'workPhone',
  fax: 'fax',
  workCountry: 'work.country',
  workRegion: 'work.region',
  workCity: 'work.city',
  workStreet: 'work.street',
  workPostalCode: 'work.postalCode',
  homePhone: 'homePhone',
  homeCountry: 'home.country',
  homeRegion: 'home.region',
  homeCity: 'home.city',
  homeStreet: 'home.street',
  homePostalCode: 'home.postalCode',
  homepage: 'homepage',
  msn: 'msn',
  qq: 'qq',
  family: 'relatives',
  remark: 'remark',
  groups: 'groups',
}

const roles: ReadonlyMap<string, TableRole> = new Map([
  ...Object.entries(headWords).flatMap(([role, words]) =>
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => [word, role as TableRole] as const),
  ),
  // Last, so that what we write ourselves is read as it was meant.
  ...Object.values(fileWords).flatMap((words) =>
    Object.entries(byKey).map(([key, role]) => [plainHead(words[key as keyof FileWords]), role] as const),
  ),
])

/** A head without case, blanks and punctuation. */
function plainHead(text: string): string {
  return text
    .slice(0, 4 * maxHeadLength)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{C}]+/gu, '')
}

/** What a column tells by its head; undefined for what we know no place for. */
export function readHead(text: string): TableColumn | undefined {
  const head = plainHead(text)
  if (head === '' || head.length > maxHeadLength) return undefined
  const numbered = numberedHead(head)
  if (numbered !== undefined) return numbered
  const role = roles.get(head) ?? placeHead(head) ?? roles.get(head.replace(/\d+/g, ''))
  return role === undefined ? undefined : { role }
}

const googleParts: Readonly<Record<string, PlacePart>> = {
  street: 'street',
  pobox: 'street3',
  extendedaddress: 'street2',
  city: 'city',
  region: 'region',
  postalcode: 'postalCode',
  country: 'country',
}

/** `Phone 2 - Label`, `Phone 2 - Value`, `Address 1 - City` of Google. */
function numberedHead(head: string): TableColumn | undefined {
  const match = /^(phone|address|im)(\d{1,2})(\D+)$/.exec(head)
  if (!match) return undefined
  const set = `${match[1]} ${match[2]}`
  const what = match[3]!
  if (what === 'label' || what === 'type' || what === 'service') return { role: 'label', set }
  if (match[1] === 'phone') return what === 'value' ? { role: 'anyPhone', set } : undefined
  if (match[1] === 'im') return what === 'value' ? { role: 'im', set } : undefined
  const part = Object.hasOwn(googleParts, what) ? googleParts[what] : undefined
  // The whole address, `Formatted`, repeats its parts.
  return part === undefined ? undefined : { role: `any.${part}`, set }
}
