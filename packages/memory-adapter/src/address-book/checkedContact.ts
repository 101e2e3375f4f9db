import { contactFaults, MailroomError, type ContactFields, type PostalAddress } from '@mailroom/core'

/** A contact as it is kept; `invalid` with the faults of its fields. @source CT-02 */
export function checkedContact(fields: ContactFields): ContactFields {
  const plain = plainContact(fields)
  const faults = Object.entries(contactFaults(plain))
  if (faults.length === 0) return plain
  throw new MailroomError('invalid', 'The contact was refused.', {
    fields: Object.fromEntries(faults.map(([field, fault]) => [field, [fault]])),
  })
}

/** Texts of one line are one line, without spaces around them. */
export const plainContact = (fields: ContactFields): ContactFields => ({
  name: plainLine(fields.name),
  address: fields.address.trim(),
  moreAddresses: fields.moreAddresses.map((address) => address.trim()),
  mobile: plainLine(fields.mobile),
  birthday: fields.birthday.trim(),
  company: plainLine(fields.company),
  department: plainLine(fields.department),
  jobTitle: plainLine(fields.jobTitle),
  workPhone: plainLine(fields.workPhone),
  fax: plainLine(fields.fax),
  workAddress: plainAddress(fields.workAddress),
  homePhone: plainLine(fields.homePhone),
  homeAddress: plainAddress(fields.homeAddress),
  homepage: plainLine(fields.homepage),
  msn: plainLine(fields.msn),
  qq: plainLine(fields.qq),
  family: fields.family,
  remark: fields.remark,
  groups: fields.groups,
})

const plainLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

const plainAddress = ({ country, region, city, street, postalCode }: PostalAddress): PostalAddress => ({
  country: plainLine(country),
  region: plainLine(region),
  city: plainLine(city),
  street: plainLine(street),
  postalCode: plainLine(postalCode),
})
