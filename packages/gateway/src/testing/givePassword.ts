import { hash } from '@node-rs/argon2'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'

/** A hash carries its figures, so comparing with one of these takes no time; what is slow on purpose has tests of its own. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

const hashes = new Map<string, Promise<string>>()

/** Lets an account sign in with a password, or all accounts: as the command line does, and hashed once a run. */
export async function givePassword(
  { db }: Pick<Database, 'db'>,
  password: string,
  account?: AccountId,
): Promise<void> {
  const hashed = hashes.get(password) ?? hash(password, cost)
  hashes.set(password, hashed)
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashed })
    .$if(account !== undefined, (query) => query.where('id', '=', account!))
    .execute()
}
