import type { ContactFields } from '@mailroom/core'
import type * as v from 'valibot'
import type { wireContactFields } from './addressBook'

/** What a form says of somebody. */
type WireContactFields = v.InferOutput<typeof wireContactFields>

/** What is noted of somebody, of a form. @source 2nd text 3 */
export const fromWireContactFields = (wire: WireContactFields): ContactFields => ({
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

/** The same as a form says it. */
export const toWireContactFields = ({
  workAddress,
  homeAddress,
  ...fields
}: ContactFields): WireContactFields => ({
  fullname: fields.name,
  email: fields.address,
  emails: [...fields.moreAddresses],
  mobile: fields.mobile,
  birthday: fields.birthday,
  company: fields.company,
  department: fields.department,
  duty: fields.jobTitle,
  work_phone: fields.workPhone,
  fax: fields.fax,
  work_country: workAddress.country,
  work_province: workAddress.region,
  work_city: workAddress.city,
  work_street: workAddress.street,
  work_postcode: workAddress.postalCode,
  home_phone: fields.homePhone,
  home_country: homeAddress.country,
  home_province: homeAddress.region,
  home_city: homeAddress.city,
  home_street: homeAddress.street,
  home_postcode: homeAddress.postalCode,
  homepage: fields.homepage,
  im_msn: fields.msn,
  im_qq: fields.qq,
  family: fields.family,
  remark: fields.remark,
  groups_selected: [...fields.groups],
})

/** What the wire calls the fields that have another name there; all parts of a postal address are its one field. */
export const contactFieldNames: Readonly<Record<string, keyof ContactFields>> = {
  fullname: 'name',
  email: 'address',
  emails: 'moreAddresses',
  duty: 'jobTitle',
  work_phone: 'workPhone',
  work_country: 'workAddress',
  work_province: 'workAddress',
  work_city: 'workAddress',
  work_street: 'workAddress',
  work_postcode: 'workAddress',
  home_phone: 'homePhone',
  home_country: 'homeAddress',
  home_province: 'homeAddress',
  home_city: 'homeAddress',
  home_street: 'homeAddress',
  home_postcode: 'homeAddress',
  im_msn: 'msn',
  im_qq: 'qq',
  groups_selected: 'groups',
}
