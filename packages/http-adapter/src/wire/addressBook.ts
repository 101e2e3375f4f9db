import type { AnswerOf, BodyOf, Contract, QueryOf } from '@mailroom/api'
import type {
  Contact,
  ContactExportChoice,
  ContactExportKind,
  ContactFields,
  ContactGroup,
  ContactImportOutcome,
  ContactRow,
} from '@mailroom/core'
import { withFieldNames } from './fieldNames'

type WireFields = BodyOf<Contract['createContact']>
type WireContact = AnswerOf<Contract['contact']>
type WireRow = AnswerOf<Contract['contacts']>['results'][number]
type WireImport = AnswerOf<Contract['importContacts']>

/** Somebody in the personal address book, whole. */
export const fromWireContact = (wire: WireContact): Contact => ({
  id: wire.contact_id,
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

/** What is noted of somebody. */
export const toWireContact = ({ workAddress, homeAddress, ...fields }: ContactFields): WireFields => ({
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

const fieldNames: Readonly<Record<string, keyof ContactFields>> = {
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

/** Saves a contact; what is refused stands under the fields of a contact. */
export const withContactFields = <T>(work: Promise<T>): Promise<T> => withFieldNames(fieldNames, work)

/** Names a group; what is refused stands under `name`. */
export const withGroupFields = <T>(work: Promise<T>): Promise<T> =>
  withFieldNames({ groupname: 'name' }, work)

/** Somebody as a list shows them. */
export const fromWireRow = (row: WireRow): ContactRow => ({
  id: row.contact_id,
  name: row.fullname,
  address: row.email,
  mobile: row.mobile,
  company: row.company,
  groups: row.groups_selected,
})

/** A group. */
export const fromWireGroup = (group: AnswerOf<Contract['createContactGroup']>): ContactGroup => ({
  id: group.id,
  name: group.groupname,
  count: group.count,
})

const rowFaults = {
  address_missing: 'addressMissing',
  address_invalid: 'addressInvalid',
} as const satisfies Record<WireImport['faults'][number]['fault'], string>

/** What became of the contacts of a file. */
export const fromWireOutcome = (wire: WireImport): ContactImportOutcome => ({
  added: wire.added,
  changed: wire.changed,
  ignored: wire.ignored,
  faults: wire.faults.map(({ row, fullname, fault }) => ({ row, name: fullname, fault: rowFaults[fault] })),
  faultCount: wire.fault_count,
})

/** Which contacts are written to a file, and of what kind it is. */
export const toWireChoice = (
  format: ContactExportKind,
  choice: ContactExportChoice,
): QueryOf<Contract['exportContacts']> => ({
  format,
  ...('ids' in choice && { contact_ids: choice.ids.join(',') }),
  ...('group' in choice && { group_id: String(choice.group) }),
})
