import {
  addressKey,
  contactLines,
  maxMoreAddresses,
  noContactFields,
  type Contact,
  type ContactFields,
  type PostalAddress,
} from '@mailroom/core'

/**
 * What several contacts say together: of each field what the first says that says anything; all their addresses, groups
 * and notes.
 *
 * @source CT-06
 */
export function mergedFields(contacts: readonly Contact[]): ContactFields {
  const [first, ...others] = contacts
  if (!first) return noContactFields
  const { id: _id, ...fields } = first
  const firstOf = (field: TextField) => contacts.map((each) => each[field]).find(Boolean) ?? ''
  const texts = Object.fromEntries(textFields.map((field) => [field, firstOf(field)]))
  const addresses = [
    ...others.map(({ address }) => address),
    ...contacts.flatMap((each) => each.moreAddresses),
  ]
  const seen = new Set([addressKey(first.address)])
  const more = addresses.filter((each) => !seen.has(addressKey(each)) && seen.add(addressKey(each)))
  return {
    ...fields,
    ...texts,
    moreAddresses: more.slice(0, maxMoreAddresses),
    workAddress: firstPlace(contacts.map((each) => each.workAddress)),
    homeAddress: firstPlace(contacts.map((each) => each.homeAddress)),
    family: joined(contacts.map(({ family }) => family)),
    remark: joined(contacts.map(({ remark }) => remark)),
    groups: [...new Set(contacts.flatMap(({ groups }) => groups))],
  }
}

const textFields = [...contactLines, 'birthday'] as const

type TextField = (typeof textFields)[number]

const joined = (texts: readonly string[]): string => [...new Set(texts.filter(Boolean))].join('\n')

const firstPlace = (places: readonly PostalAddress[]): PostalAddress =>
  places.find((place) => Object.values(place).some(Boolean)) ?? noContactFields.homeAddress
