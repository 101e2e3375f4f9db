import {
  contactFieldNames,
  fromWireContactFields,
  type AnswerOf,
  type Contract,
  type QueryOf,
} from '@mailroom/api'
import type {
  Contact,
  ContactExportChoice,
  ContactExportKind,
  ContactGroup,
  ContactImportOutcome,
  ContactRow,
} from '@mailroom/core'
import { withFieldNames } from './fieldNames'

type WireContact = AnswerOf<Contract['contact']>
type WireRow = AnswerOf<Contract['contacts']>['results'][number]
type WireImport = AnswerOf<Contract['importContacts']>

/** Somebody in the personal address book, whole. */
export const fromWireContact = ({ contact_id: id, ...fields }: WireContact): Contact => ({
  id,
  ...fromWireContactFields(fields),
})

/** Saves a contact; what is refused stands under the fields of a contact. */
export const withContactFields = <T>(work: Promise<T>): Promise<T> => withFieldNames(contactFieldNames, work)

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
