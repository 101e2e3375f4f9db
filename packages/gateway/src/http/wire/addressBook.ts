import type { BodyOf, Contract } from '@mailroom/api'
import type { Contact, ContactFields, ContactImportOutcome, ContactRow } from '@mailroom/core'

type WireFields = BodyOf<Contract['createContact']>

/** What a form says of somebody. */
export const fromWireContact = (wire: WireFields): ContactFields => ({
  name: wire.fullname,
  address: wire.email,
  moreAddresses: wire.emails,
  mobile: wire.mobile,
  birthday: wire.birthday,
  company: wire.company,
  department: wire.department,
  jobTitle: wire.duty,
  workPhone: wire.work_phone,
  fax: wire.fax,
  workAddress: {
    country: wire.work_country,
    region: wire.work_province,
    city: wire.work_city,
    street: wire.work_street,
    postalCode: wire.work_postcode,
  },
  homePhone: wire.home_phone,
  homeAddress: {
    country: wire.home_country,
    region: wire.home_province,
    city: wire.home_city,
    street: wire.home_street,
    postalCode: wire.home_postcode,
  },
  homepage: wire.homepage,
  msn: wire.im_msn,
  qq: wire.im_qq,
  family: wire.family,
  remark: wire.remark,
  groups: wire.groups_selected,
})

/** Somebody of the address book, whole. */
export const toWireContact = ({ workAddress, homeAddress, ...contact }: Contact) => ({
  contact_id: contact.id,
  fullname: contact.name,
  email: contact.address,
  emails: [...contact.moreAddresses],
  mobile: contact.mobile,
  birthday: contact.birthday,
  company: contact.company,
  department: contact.department,
  duty: contact.jobTitle,
  work_phone: contact.workPhone,
  fax: contact.fax,
  work_country: workAddress.country,
  work_province: workAddress.region,
  work_city: workAddress.city,
  work_street: workAddress.street,
  work_postcode: workAddress.postalCode,
  home_phone: contact.homePhone,
  home_country: homeAddress.country,
  home_province: homeAddress.region,
  home_city: homeAddress.city,
  home_street: homeAddress.street,
  home_postcode: homeAddress.postalCode,
  homepage: contact.homepage,
  im_msn: contact.msn,
  im_qq: contact.qq,
  family: contact.family,
  remark: contact.remark,
  groups_selected: [...contact.groups],
})

/** The same as a line of a list. */
export const toWireContactRow = ({ id, name, address, mobile, company, groups }: ContactRow) => ({
  contact_id: id,
  email: address,
  fullname: name,
  mobile,
  company,
  groups_selected: [...groups],
})

const faults = { addressMissing: 'address_missing', addressInvalid: 'address_invalid' } as const

/** What became of the contacts of a file. */
export const toWireContactImport = (outcome: ContactImportOutcome) => ({
  added: outcome.added,
  changed: outcome.changed,
  ignored: outcome.ignored,
  fault_count: outcome.faultCount,
  faults: outcome.faults.map(({ row, name, fault }) => ({ row, fullname: name, fault: faults[fault] })),
})
