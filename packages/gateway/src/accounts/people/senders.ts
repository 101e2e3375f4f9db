import type { Address } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import type { Account } from '../Account'

/** All addresses that a person may write from: the main one, then their aliases by name. */
export async function sendersOf(db: Executor, account: Account): Promise<readonly Address[]> {
  const aliases = await db
    .selectFrom('aliases')
    .select('address')
    .where('account_id', '=', account.id)
    .orderBy('address')
    .execute()
  return [account.address, ...aliases.map((row) => row.address)].map((address) => ({
    address,
    name: account.displayName,
  }))
}
