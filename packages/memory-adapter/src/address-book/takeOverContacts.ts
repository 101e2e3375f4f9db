import {
  addressKey,
  contactFaults,
  isEmailAddress,
  maxContactFaults,
  maxContactNote,
  maxContactText,
  maxMoreAddresses,
  MailroomError,
  noContactFields,
  type Contact,
  type ContactFields,
  type ContactGroupId,
  type ContactImport,
  type ContactImportOutcome,
  type ContactRowFault,
  type PostalAddress,
} from '@mailroom/core'
import { plainContact } from './checkedContact'
import type { ContactBook } from './ContactBook'
import type { FiledContact } from './files/FiledContact'

/**
 * Takes over the contacts of a file, all at once. Who is in it twice is known from the first time on. What cannot be kept of
 * somebody, as a birthday that is no day, is left out; a text that is too long is cut. Groups of the file are made as they
 * are needed, as long as there is room.
 *
 * @throws MailroomError `notFound` for the group, `overQuota`
 * @source CT-03
 */
export function takeOverContacts(
  book: ContactBook,
  filed: readonly FiledContact[],
  { onKnown, group }: ContactImport,
): ContactImportOutcome {
  if (group !== undefined) book.groupNames.require(group)
  const faults = filed.flatMap(faultOf)
  const faulty = new Set(faults.map(({ row }) => row))
  const sound = filed.filter(({ row }) => !faulty.has(row))
  const newKeys = sound.map(keyOf).filter((key) => !book.find(key))
  book.requireRoom(new Set(newKeys).size)
  const counts = { added: 0, changed: 0, ignored: 0 }
  for (const person of sound) {
    const known = book.find(keyOf(person))
    if (known && onKnown === 'ignore') {
      counts.ignored += 1
      continue
    }
    counts[known ? 'changed' : 'added'] += 1
    const groups = [...(group === undefined ? [] : [group]), ...groupsOf(book, person)]
    const fields = kept(person, known ?? noContactFields, groups)
    book.save({ ...fields, groups: [...(known?.groups ?? []), ...groups] }, known?.id)
  }
  return { ...counts, faults: faults.slice(0, maxContactFaults), faultCount: faults.length }
}

const keyOf = ({ fields }: FiledContact): string => addressKey(fields.address ?? '')

function faultOf({ row, fields: { name = '', address = '' } }: FiledContact): ContactRowFault[] {
  if (address.trim() === '') return [{ row, name, fault: 'addressMissing' }]
  return isEmailAddress(address.trim()) ? [] : [{ row, name, fault: 'addressInvalid' }]
}

/** What a file says of somebody, as far as it can be kept, over what is known. */
function kept(
  { fields }: FiledContact,
  before: ContactFields | Contact,
  groups: readonly ContactGroupId[],
): ContactFields {
  const said = cut(plainContact({ ...noContactFields, ...fields, groups }))
  const heard = Object.keys(fields) as (keyof typeof fields)[]
  const faults = contactFaults(said)
  const sound = heard.filter((field) => faults[field] === undefined)
  // The address stays as it was written first.
  const told = sound.filter((field) => field !== 'address' || before.address === '')
  const result = { ...before, ...Object.fromEntries(told.map((field) => [field, said[field]])) }
  const own = addressKey(result.address)
  return { ...result, moreAddresses: result.moreAddresses.filter((each) => addressKey(each) !== own) }
}

const cutLine = (text: string): string => Array.from(text).slice(0, maxContactText).join('').trim()
const cutNote = (text: string): string => Array.from(text).slice(0, maxContactNote).join('')
const cutPlace = (place: PostalAddress): PostalAddress => ({
  country: cutLine(place.country),
  region: cutLine(place.region),
  city: cutLine(place.city),
  street: cutLine(place.street),
  postalCode: cutLine(place.postalCode),
})

function cut(fields: ContactFields): ContactFields {
  const more = new Map(
    fields.moreAddresses
      .filter((each) => isEmailAddress(each) && addressKey(each) !== addressKey(fields.address))
      .map((each) => [addressKey(each), each]),
  )
  const lines = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'address' ? cutLine(value) : value,
  ])
  return {
    ...fields,
    ...Object.fromEntries(lines),
    moreAddresses: [...more.values()].slice(0, maxMoreAddresses),
    workAddress: cutPlace(fields.workAddress),
    homeAddress: cutPlace(fields.homeAddress),
    family: cutNote(fields.family),
    remark: cutNote(fields.remark),
  }
}

/** Groups by the names that a file gives; a name for which no group can be is passed over. */
function groupsOf({ groupNames }: ContactBook, { groups }: FiledContact): ContactGroupId[] {
  return groups.flatMap((given) => {
    const name = given.trim().replace(/\s+/g, ' ')
    const known = groupNames.find(name)
    if (known !== undefined) return known
    try {
      return groupNames.make(name)
    } catch (error) {
      if (error instanceof MailroomError) return []
      throw error
    }
  })
}
