import { addressKey, type Address } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database, Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { checkedAddress } from './checkedAddress'
import { keepNameKeys } from './spelling/storedKeys'

/** Longest name of a contact. */
const maxNameCharacters = 100

/** Puts somebody into an account's address book; who is in it already gets the name, unless that is empty. */
export async function addContact(
  db: Executor,
  accountId: AccountId,
  person: Address,
  now: number,
): Promise<void> {
  const address = checkedAddress(person.address)
  const name = Array.from(storableText(person.name).trim()).slice(0, maxNameCharacters).join('')
  await db
    .insertInto('contacts')
    .values({ account_id: accountId, address_key: addressKey(address), address, name, created_at: now })
    .onConflict((conflict) =>
      name === ''
        ? conflict.columns(['account_id', 'address_key']).doNothing()
        : conflict.columns(['account_id', 'address_key']).doUpdateSet({ name }),
    )
    .execute()
  await keepNameKeys(db, [name])
}

/** Takes people out of it. */
export async function removeContacts(
  db: Executor,
  accountId: AccountId,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  await db
    .deleteFrom('contacts')
    .where('account_id', '=', accountId)
    .where('address_key', 'in', addresses.map(addressKey))
    .execute()
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
    .executeTakeFirst()
}
