import { addressKey, noContactFields, type Address } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { checkedAddress } from './checkedAddress'
import { nameOrder } from './spelling/nameOrder'
import { keepNameKeys } from './spelling/storedKeys'
import { bookTurn } from './book/kept/bookTurn'
import { forgetRemoved } from './book/kept/forgetRemoved'
import { requireRoom } from './book/kept/room'
import { insertContact } from './book/saveContact'

/** Longest name of a contact. */
const maxNameCharacters = 100

/**
 * Puts somebody into an account's address book; who is in it already gets the name, unless that is empty. Somebody who was
 * taken out a while ago is there again with all that was known of them.
 */
export async function addContact(
  database: Database,
  accountId: AccountId,
  person: Address,
  now: number,
): Promise<void> {
  const address = checkedAddress(person.address)
  const name = Array.from(storableText(person.name).trim()).slice(0, maxNameCharacters).join('')
  await database.transaction(
    async (trx) => {
      await forgetRemoved(trx, accountId, now)
      const known = await trx
        .selectFrom('contacts')
        .select(['id', 'name', 'removed_at'])
        .where('account_id', '=', accountId)
        .where('address_key', '=', addressKey(address))
        .executeTakeFirst()
      if (!known) {
        await insertContact(trx, accountId, { ...noContactFields, address, name }, now)
        return
      }
      if (known.removed_at !== null) await requireRoom(trx, accountId, 1)
      const shown = name || known.name
      await trx
        .updateTable('contacts')
        .set({ removed_at: null, changed_at: now, name: shown, name_order: nameOrder(shown || address) })
        .where('id', '=', known.id)
        .execute()
      await keepNameKeys(trx, [shown])
    },
    [bookTurn(accountId)],
  )
}

/** Somebody in an account's address book. */
export async function findContact(
  { db }: Database,
  accountId: AccountId,
  address: string,
): Promise<{ readonly name: string } | undefined> {
  return db
    .selectFrom('contacts')
    .select('name')
    .where('account_id', '=', accountId)
    .where('address_key', '=', addressKey(address))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}
