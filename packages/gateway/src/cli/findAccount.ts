import type { Account } from '../accounts/Account'
import type { Store } from '../openStore'
import { CommandError } from './Command'

/** The account with this name or address; a sentence when there is none. */
export async function findAccount(store: Store, name: string): Promise<Account> {
  const account = await store.accounts.findByLogin(name.trim().toLowerCase())
  if (!account) throw new CommandError(`There is no account ${name}. "mailroom account list" shows them all.`)
  return account
}
