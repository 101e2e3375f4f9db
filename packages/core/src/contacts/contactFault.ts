import { isEmailAddress } from '../addresses/isEmailAddress'
import { addressKey } from '../addresses/sameAddress'
import {
  maxContactNote,
  maxContactText,
  maxMoreAddresses,
  type ContactFields,
  type PostalAddress,
} from './Contact'

/** What is wrong with a field of a contact. */
export type ContactFault =
  | 'missing'
  | 'notAddress'
  | 'tooLong'
  | 'tooManyAddresses'
  | 'twice'
  | 'noDate'
  | 'noWebAddress'

/** A field that can be wrong. */
export type ContactField = keyof ContactFields

/** Fields of one line of text, but for the address. */
export const contactLines = [
  'name',
  'mobile',
  'company',
  'department',
  'jobTitle',
  'workPhone',
  'fax',
  'homePhone',
  'homepage',
  'msn',
  'qq',
] as const

/**
 * The faults of a contact that is to be saved, by field; none when it may be. The name may be empty: then the address
 * stands for it.
 *
 * @source CT-02
 */
export function contactFaults(fields: ContactFields): Partial<Record<ContactField, ContactFault>> {
  const faults: Partial<Record<ContactField, ContactFault>> = {}
  const { address, moreAddresses, birthday, homepage } = fields
  for (const line of contactLines) if (isLong(fields[line], maxContactText)) faults[line] = 'tooLong'
  for (const note of ['family', 'remark'] as const)
    if (isLong(fields[note], maxContactNote)) faults[note] = 'tooLong'
  for (const place of ['workAddress', 'homeAddress'] as const)
    if (isLongAddress(fields[place])) faults[place] = 'tooLong'
  if (address.trim() === '') faults.address = 'missing'
  else if (!isEmailAddress(address.trim())) faults.address = 'notAddress'
  const keys = [address, ...moreAddresses].map((each) => addressKey(each.trim()))
  if (moreAddresses.length > maxMoreAddresses) faults.moreAddresses = 'tooManyAddresses'
  else if (!moreAddresses.every((each) => isEmailAddress(each.trim()))) faults.moreAddresses = 'notAddress'
  else if (new Set(keys).size < keys.length) faults.moreAddresses = 'twice'
  if (birthday !== '' && !isBirthday(birthday)) faults.birthday = 'noDate'
  if (homepage !== '' && !faults.homepage && !isWebAddress(homepage)) faults.homepage = 'noWebAddress'
  return faults
}

const isLong = (text: string, max: number): boolean => Array.from(text).length > max

const isLongAddress = (place: PostalAddress): boolean =>
  Object.values(place).some((line: string) => isLong(line, maxContactText))

/** True for a day that there is, with or without its year: `1990-04-23`, `--02-29`. */
export function isBirthday(text: string): boolean {
  const match = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  // Without a year, the 29th of February is a day.
  const year = match[1] === '-' ? 2000 : Number(match[1])
  const [month, day] = [Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** True for an address of the web that a link may lead to: `http` or `https`, and nothing that runs. */
export function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}
