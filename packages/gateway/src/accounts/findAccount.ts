import type { Executor } from '../doors/database/Database'
import type { AccountId } from './AccountId'
import { type Account, toAccount } from './Account'
import { joinAddress, splitAddress } from './localAddress'

/** The query that accounts are read with. */
export const accountRows = (db: Executor) =>
  db
    .selectFrom('accounts')
    .leftJoin('departments', 'departments.id', 'accounts.department_id')
    .leftJoin('profile_pictures', 'profile_pictures.account_id', 'accounts.id')
    .selectAll('accounts')
    .select(['departments.name as department_name', 'profile_pictures.picture_id'])

/** The account with this id. */
export async function findAccount(db: Executor, id: AccountId): Promise<Account | undefined> {
  const row = await accountRows(db).where('accounts.id', '=', id).executeTakeFirst()
  return row && toAccount(row)
}

/**
 * The row of whoever signs in with this name: full address, job number or account name. An account name that people of
 * several domains have names nobody: they sign in with the address.
 *
 * @source SE-01
 */
export async function findLoginRow(db: Executor, name: string) {
  const key = name.trim().toLowerCase()
  const address = splitAddress(key)
  if (address !== undefined) {
    return accountRows(db).where('accounts.address', '=', joinAddress(address)).executeTakeFirst()
  }
  const rows = await accountRows(db)
    .where((query) =>
      query.or([query('accounts.job_number', '=', key), query('accounts.login_name', '=', key)]),
    )
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0] : undefined
}
