import { addressKey, MailroomError, type Contact, type ContactId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import { contactOf, type KeptContact } from './contactRow'
import { groupsOf } from './groups/ownGroups'
import { inBook } from './kept/inBook'

/** As core's `AddressBookPort.contact`. */
export async function readContact(db: Executor, accountId: AccountId, id: ContactId): Promise<Contact> {
  const row = await inBook(db, accountId).selectAll().where('contacts.id', '=', id).executeTakeFirst()
  if (!row) throw noSuchContact()
  return contactOf(row, (await groupsOf(db, [id]))(id))
}

/** As core's `AddressBookPort.find`. */
export async function findInBook(
  db: Executor,
  accountId: AccountId,
  address: string,
): Promise<Contact | undefined> {
  const row = await inBook(db, accountId)
    .selectAll()
    .where('contacts.address_key', '=', addressKey(address))
    .executeTakeFirst()
  return row && contactOf(row, (await groupsOf(db, [row.id]))(row.id))
}

/** Whole contacts of rows, in their order. */
export async function wholeContacts(db: Executor, rows: readonly KeptContact[]): Promise<Contact[]> {
  const groups = await groupsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => contactOf(row, groups(row.id)))
}

/** Nobody of this id is in the address book. */
export const noSuchContact = () =>
  new MailroomError('notFound', 'There is no such contact in this address book.')
