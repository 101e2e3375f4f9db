import { MailroomError, type Contact, type ContactFields, type ContactId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database, Executor } from '../../doors/database/Database'
import { keepNameKeys } from '../spelling/storedKeys'
import { checkedContact } from './checkedContact'
import { columnsOf } from './contactRow'
import { setGroups } from './groups/ownGroups'
import { bookTurn } from './kept/bookTurn'
import { forgetRemoved } from './kept/forgetRemoved'
import { inBook } from './kept/inBook'
import { requireRoom } from './kept/room'
import { noSuchContact, readContact } from './readContact'

/** As core's `AddressBookPort.save`. */
export async function saveContact(
  database: Database,
  accountId: AccountId,
  given: ContactFields,
  id: ContactId | undefined,
  now: number,
): Promise<Contact> {
  const fields = checkedContact(given)
  return database.transaction(
    async (trx) => {
      if (id === undefined) {
        const made = await insertContact(trx, accountId, fields, now)
        return readContact(trx, accountId, made)
      }
      await changeContact(trx, accountId, fields, id, now)
      return readContact(trx, accountId, id)
    },
    [bookTurn(accountId)],
  )
}

/** Adds a contact. @returns its id */
export async function insertContact(
  trx: Executor,
  accountId: AccountId,
  fields: ContactFields,
  now: number,
): Promise<ContactId> {
  await forgetRemoved(trx, accountId, now)
  await requireRoom(trx, accountId, 1)
  const columns = columnsOf(fields)
  await freeAddress(trx, accountId, columns.address_key)
  const { id } = await trx
    .insertInto('contacts')
    .values({ ...columns, account_id: accountId, created_at: now, changed_at: now, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setGroups(trx, accountId, id, fields.groups)
  await keepNameKeys(trx, [fields.name])
  return id
}

/** Changes a contact that is there. */
export async function changeContact(
  trx: Executor,
  accountId: AccountId,
  fields: ContactFields,
  id: ContactId,
  now: number,
): Promise<void> {
  await forgetRemoved(trx, accountId, now)
  const known = await inBook(trx, accountId)
    .select('contacts.id')
    .where('contacts.id', '=', id)
    .executeTakeFirst()
  if (!known) throw noSuchContact()
  const columns = columnsOf(fields)
  await freeAddress(trx, accountId, columns.address_key, id)
  await trx
    .updateTable('contacts')
    .set({ ...columns, changed_at: now })
    .where('id', '=', id)
    .execute()
  await setGroups(trx, accountId, id, fields.groups)
  await keepNameKeys(trx, [fields.name])
}

/** `conflict` when another contact has the address; one that was removed makes room for good. */
async function freeAddress(trx: Executor, accountId: AccountId, key: string, own?: ContactId): Promise<void> {
  const holder = await trx
    .selectFrom('contacts')
    .select(['id', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('address_key', '=', key)
    .executeTakeFirst()
  if (!holder || holder.id === own) return
  if (holder.removed_at === null)
    throw new MailroomError('conflict', 'Another contact has this address.', { detail: 'contactTaken' })
  await trx.deleteFrom('contacts').where('id', '=', holder.id).execute()
}
