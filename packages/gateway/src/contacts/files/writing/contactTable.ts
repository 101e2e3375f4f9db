import { maxMoreAddresses, type Contact, type ContactGroupId, type Locale } from '@mailroom/core'
import { fileWords } from '../strings/fileWords'
import { writeGroupCell } from '../table/groupCell'
import { oneLine, severalLines } from '../texts/plainText'

/** Contacts as a table: heads in a language, and a row each. */
export function contactTable(
  contacts: readonly Contact[],
  groupNames: ReadonlyMap<ContactGroupId, string>,
  locale: Locale,
): string[][] {
  return [heads(locale), ...contacts.map((contact) => rowOf(contact, groupNames))]
}

const numbers = Array.from({ length: maxMoreAddresses }, (_, index) => index)

function heads(locale: Locale): string[] {
  const words = fileWords[locale]
  return [
    words.name,
    words.address,
    ...numbers.map((index) => words.moreAddresses.replace('{number}', String(index + 2))),
    words.mobile,
    words.birthday,
    words.company,
    words.department,
    words.jobTitle,
    words.workPhone,
    words.fax,
    words.workCountry,
    words.workRegion,
    words.workCity,
    words.workStreet,
    words.workPostalCode,
    words.homePhone,
    words.homeCountry,
    words.homeRegion,
    words.homeCity,
    words.homeStreet,
    words.homePostalCode,
    words.homepage,
    words.msn,
    words.qq,
    words.family,
    words.remark,
    words.groups,
  ]
}

function rowOf(contact: Contact, groupNames: ReadonlyMap<ContactGroupId, string>): string[] {
  const { workAddress, homeAddress } = contact
  const lines = [
    contact.name,
    contact.address,
    ...numbers.map((index) => contact.moreAddresses[index] ?? ''),
    contact.mobile,
    contact.birthday,
    contact.company,
    contact.department,
    contact.jobTitle,
    contact.workPhone,
    contact.fax,
    workAddress.country,
    workAddress.region,
    workAddress.city,
    workAddress.street,
    workAddress.postalCode,
    contact.homePhone,
    homeAddress.country,
    homeAddress.region,
    homeAddress.city,
    homeAddress.street,
    homeAddress.postalCode,
    contact.homepage,
    contact.msn,
    contact.qq,
  ]
  return [
    ...lines.map(oneLine),
    severalLines(contact.family),
    severalLines(contact.remark),
    writeGroupCell(contact.groups.flatMap((id) => groupNames.get(id) ?? []).map(oneLine)),
  ]
}
