import {
  addressKey,
  contactFaults,
  isEmailAddress,
  maxContactGroupName,
  maxContactNote,
  maxContactText,
  maxMoreAddresses,
  noContactFields,
  type ContactFields,
  type ContactRowFault,
  type PostalAddress,
} from '@mailroom/core'
import type { FiledContact } from '../files/ContactFiles'
import { cleanFields, plainLine } from './checkedContact'
import { plainGroupName } from './groups/groupName'

/** Somebody of a file who can be taken over. */
export interface FiledPerson {
  /** `addressKey` of the address. */
  readonly key: string
  /** What the file says of them, as it can be kept. */
  readonly said: Partial<ContactFields> & Pick<ContactFields, 'address'>
  /** Names of groups. */
  readonly groups: readonly string[]
}

/** Why somebody of a file cannot be taken over; undefined when they can. */
export function filedFault({ row, fields }: FiledContact): ContactRowFault | undefined {
  const name = cut(plainLine(fields.name ?? ''), maxContactText)
  const address = plainLine(fields.address ?? '')
  if (address === '') return { row, name, fault: 'addressMissing' }
  return isEmailAddress(address) ? undefined : { row, name, fault: 'addressInvalid' }
}

/**
 * What can be kept of somebody: texts that are too long are cut, and what is no address, day or page of the web is left out.
 *
 * @param filed without a fault
 */
export function filedPerson({ fields, groups }: FiledContact): FiledPerson {
  const clean = cutFields(cleanFields({ ...noContactFields, ...fields }))
  const address = clean.address
  const more = new Map(
    clean.moreAddresses.filter(isEmailAddress).map((each) => [addressKey(each), each] as const),
  )
  more.delete(addressKey(address))
  const kept = { ...clean, moreAddresses: [...more.values()].slice(0, maxMoreAddresses) }
  const faults = contactFaults(kept)
  const said = Object.entries(kept).filter(
    ([field, value]) => !isEmpty(value) && faults[field as keyof ContactFields] === undefined,
  )
  return {
    key: addressKey(address),
    said: { ...(Object.fromEntries(said) as Partial<ContactFields>), address },
    groups: groups
      .map((name) => cut(plainGroupName(name), maxContactGroupName))
      .filter((name) => name !== ''),
  }
}

function cutFields({ address, moreAddresses, groups, ...fields }: ContactFields): ContactFields {
  const { workAddress, homeAddress, family, remark, ...lines } = fields
  return {
    ...{ address, moreAddresses, groups, ...cutLines(lines) },
    ...{ workAddress: cutLines(workAddress), homeAddress: cutLines(homeAddress) },
    ...{ family: cut(family, maxContactNote), remark: cut(remark, maxContactNote) },
  }
}

const cutLines = <Lines extends object>(lines: Lines): Lines =>
  Object.fromEntries(
    Object.entries(lines).map(([name, text]) => [name, cut(String(text), maxContactText)]),
  ) as Lines

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('').trim()

/** What a file says nothing by. */
const isEmpty = (value: string | readonly unknown[] | PostalAddress): boolean =>
  typeof value === 'string' || Array.isArray(value)
    ? value.length === 0
    : Object.values(value).every((part) => part === '')
