import type { AccountId } from '../accounts/AccountId'
import { hashPassword } from '../accounts/passwords'
import type { Database } from '../doors/database/Database'

/** Hashing is slow on purpose, and tests know few passwords. */
const hashes = new Map<string, Promise<string>>()

/** Lets an account sign in with a password, or all accounts: as the command line does, and hashed once a run. */
export async function givePassword(
  { db }: Pick<Database, 'db'>,
  password: string,
  account?: AccountId,
): Promise<void> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  await db
    .updateTable('accounts')
    .set({ password_hash: await hash })
    .$if(account !== undefined, (query) => query.where('id', '=', account!))
    .execute()
}
