import { addressKey } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { findAccount } from '../accounts/findAccount'
import { sendersOf } from '../accounts/people/senders'
import type { Executor } from '../doors/database/Database'

/** An account's own addresses, by `addressKey`. */
export async function ownKeys(db: Executor, accountId: AccountId): Promise<readonly string[]> {
  const account = await findAccount(db, accountId)
  return account ? (await sendersOf(db, account)).map(addressKey) : []
}
