import { addressKey, type ContactId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import { bookTurn } from './kept/bookTurn'
import { forgetRemoved } from './kept/forgetRemoved'
import { roomFor } from './kept/room'

/** As core's `AddressBookPort.remove`. */
export const removeById = (
  database: Database,
  accountId: AccountId,
  ids: readonly ContactId[],
  now: number,
) => remove(database, accountId, 'id', ids, now)

/** As core's `ContactsPort.remove`. */
export const removeByAddress = (
  database: Database,
  accountId: AccountId,
  addresses: readonly string[],
  now: number,
) => remove(database, accountId, 'address_key', addresses.map(addressKey), now)

async function remove(
  database: Database,
  accountId: AccountId,
  by: 'id' | 'address_key',
  values: readonly (string | number)[],
  now: number,
): Promise<void> {
  if (values.length === 0) return
  await database.transaction(
    async (trx) => {
      await forgetRemoved(trx, accountId, now)
      await trx
        .updateTable('contacts')
        .set({ removed_at: now })
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .where(by, 'in', values as never)
        .execute()
    },
    [bookTurn(accountId)],
  )
}

/** As core's `AddressBookPort.restore`; in a full address book nobody comes back. */
export async function restoreContacts(
  database: Database,
  accountId: AccountId,
  ids: readonly ContactId[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await database.transaction(
    async (trx) => {
      await forgetRemoved(trx, accountId, now)
      const room = await roomFor(trx, accountId)
      const removed = await trx
        .selectFrom('contacts')
        .select('id')
        .where('account_id', '=', accountId)
        .where('removed_at', 'is not', null)
        .where('id', 'in', ids)
        .orderBy('id')
        .limit(Math.max(0, room))
        .execute()
      if (removed.length === 0) return
      await trx
        .updateTable('contacts')
        .set({ removed_at: null, changed_at: now })
        .where(
          'id',
          'in',
          removed.map(({ id }) => id),
        )
        .execute()
    },
    [bookTurn(accountId)],
  )
}
