import {
  addressKey,
  noContactFields,
  type Contact,
  type ContactFields,
  type ContactGroupId,
  type ContactRow,
} from '@mailroom/core'
import type { Selectable } from 'kysely'
import type { Tables } from '../../doors/database/tables/Tables'
import { nameOrder } from '../spelling/nameOrder'

/** A contact as it is kept. */
export type KeptContact = Selectable<Tables['contacts']>

/** What is kept of a contact beside the columns that lists show and search. */
type ContactDetails = Omit<ContactFields, 'name' | 'address' | 'mobile' | 'company' | 'groups'>

/** The columns of a contact's fields. */
export function columnsOf({ name, address, mobile, company, groups: _groups, ...details }: ContactFields) {
  return {
    ...{ address, address_key: addressKey(address), name, mobile, company },
    name_order: nameOrder(name || address),
    details: JSON.stringify(details satisfies ContactDetails),
  }
}

/** A contact of its row. @param groups those that it is in */
export function contactOf(row: KeptContact, groups: readonly ContactGroupId[]): Contact {
  const { id, name, address, mobile, company } = row
  const { groups: _none, ...nothing } = noContactFields
  // What an earlier version did not keep is empty.
  const details = JSON.parse(row.details) as Partial<ContactDetails>
  return { ...nothing, ...details, id, name, address, mobile, company, groups }
}

/** The same for a list. */
export const rowOf = (
  row: Pick<KeptContact, 'id' | 'name' | 'address' | 'mobile' | 'company'>,
  groups: readonly ContactGroupId[],
): ContactRow => ({ ...row, groups })
