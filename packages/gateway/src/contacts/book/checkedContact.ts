import {
  contactFaults,
  MailroomError,
  type ContactField,
  type ContactFields,
  type PostalAddress,
} from '@mailroom/core'
import { storableText } from '../../doors/database/storableText'

/** What the wire calls the fields of a contact. Of an address the part stands for all of it. */
const wireNames: Readonly<Record<ContactField, string>> = {
  name: 'fullname',
  address: 'email',
  moreAddresses: 'emails',
  mobile: 'mobile',
  birthday: 'birthday',
  company: 'company',
  department: 'department',
  jobTitle: 'duty',
  workPhone: 'work_phone',
  fax: 'fax',
  workAddress: 'work_street',
  homePhone: 'home_phone',
  homeAddress: 'home_street',
  homepage: 'homepage',
  msn: 'im_msn',
  qq: 'im_qq',
  family: 'family',
  remark: 'remark',
  groups: 'groups_selected',
}

/** The fields as they are kept: without what surrounds them. `invalid` with the faults by the names of the wire. */
export function checkedContact(given: ContactFields): ContactFields {
  const fields = cleanFields(given)
  const faults = Object.entries(contactFaults(fields))
  if (faults.length === 0) return fields
  throw new MailroomError('invalid', 'This contact cannot be kept.', {
    fields: Object.fromEntries(faults.map(([field, fault]) => [wireNames[field as ContactField], [fault]])),
  })
}

/** Texts that the database keeps, without what surrounds them; those of one line are one line. */
export function cleanFields({
  moreAddresses,
  groups,
  workAddress,
  homeAddress,
  family,
  remark,
  ...texts
}: ContactFields): ContactFields {
  return {
    ...cleanTexts(texts),
    family: storableText(family).trim(),
    remark: storableText(remark).trim(),
    workAddress: cleanTexts(workAddress),
    homeAddress: cleanTexts(homeAddress),
    moreAddresses: moreAddresses.map(plainLine),
    groups: [...new Set(groups)],
  }
}

const cleanTexts = <
  Texts extends
    | PostalAddress
    | Omit<ContactFields, 'moreAddresses' | 'groups' | 'workAddress' | 'homeAddress' | 'family' | 'remark'>,
>(
  texts: Texts,
): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, plainLine(String(text))]),
  ) as unknown as Texts

/** A text as one line, without what surrounds it. */
export const plainLine = (text: string): string => storableText(text).trim().replaceAll(/\s+/g, ' ')
