import { toWireContactFields } from '@mailroom/api'
import type { Contact, ContactImportOutcome, ContactRow } from '@mailroom/core'

/** Somebody of the address book, whole. */
export const toWireContact = ({ id, ...fields }: Contact) => ({
  contact_id: id,
  ...toWireContactFields(fields),
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
