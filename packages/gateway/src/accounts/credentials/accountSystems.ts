import { type MailSystem, type MailWorlds, loginNameAt } from '../../config/mailSystems'
import type { Database } from '../../doors/database/Database'
import type { AccountId } from '../AccountId'

/** An account's place on a mail server. */
export interface AccountSystem {
  readonly system: MailSystem
  /** What the account is called there. */
  readonly loginName: string
}

/** The mail system that an account lives in; undefined when its mail lies in our own store, or there is no such account. */
export type AccountSystems = (accountId: AccountId) => Promise<AccountSystem | undefined>

/** Asks the database once for each account, since addresses do not change. */
export function createAccountSystems({ db }: Database, worlds: MailWorlds): AccountSystems {
  const known = new Map<AccountId, AccountSystem | undefined>()
  return async (accountId) => {
    if (worlds.systems.length === 0) return undefined
    if (known.has(accountId)) return known.get(accountId)
    const row = await db
      .selectFrom('accounts')
      .select('address')
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const system = worlds.systemOf(row.address)
    const place = system && { system, loginName: loginNameAt(system, row.address) }
    known.set(accountId, place)
    return place
  }
}
