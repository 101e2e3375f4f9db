import {
  noContactFields,
  type Address,
  type Contact,
  type ContactFields,
  type ContactGroupId,
} from '@mailroom/core'

/** Fields of one line of text. */
export type LineField =
  | 'name'
  | 'address'
  | 'mobile'
  | 'company'
  | 'department'
  | 'jobTitle'
  | 'workPhone'
  | 'fax'
  | 'homePhone'
  | 'birthday'
  | 'homepage'
  | 'qq'
  | 'msn'

/** What a form begins with: a contact, or somebody new. */
export function firstFields(
  contact: Contact | undefined,
  person: Address | undefined,
  group: ContactGroupId | undefined,
): ContactFields {
  if (contact) {
    const { id: _id, ...fields } = contact
    return fields
  }
  return {
    ...noContactFields,
    ...(person && { name: person.name.trim(), address: person.address }),
    groups: group === undefined ? [] : [group],
  }
}

/** Fields as they are saved: without what surrounds them, further addresses without empty ones. */
export function savedFields(fields: ContactFields): ContactFields {
  const trimmed = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
    )
  return {
    ...(trimmed(fields) as unknown as ContactFields),
    workAddress: trimmed(fields.workAddress) as unknown as ContactFields['workAddress'],
    homeAddress: trimmed(fields.homeAddress) as unknown as ContactFields['homeAddress'],
    moreAddresses: fields.moreAddresses.map((each) => each.trim()).filter(Boolean),
    homepage: withScheme(fields.homepage.trim()),
    birthday: asDay(fields.birthday.trim()),
  }
}

/** People leave `https://` out. */
const withScheme = (address: string): string =>
  address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`

/** A day as people type it: `1990/4/23`, `1990年4月23日`, `4-23`. What is none stays, and is refused. */
function asDay(text: string): string {
  const [, year, month, day] = /^(?:(\d{4})\D+|--)?(\d{1,2})\D+(\d{1,2})\D?$/.exec(text) ?? []
  if (month === undefined || day === undefined) return text
  return `${year ?? '-'}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
