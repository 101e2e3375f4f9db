import { MailroomError } from '@mailroom/core'
import type { Updateable } from 'kysely'
import type { Database } from '../doors/database/Database'
import type { AccountTables } from '../doors/database/tables/AccountTables'
import { type Account, type NewAccount, toAccount } from './Account'
import { accountBlocked } from './accountBlocked'
import type { AccountId } from './AccountId'
import { type AccountDetails, type AccountsQuery, pageAccounts, readAccount } from './admin/readAccounts'
import { addAlias, removeAlias } from './aliases'
import { type AccountChange, changeAccount } from './changeAccount'
import { createAccount } from './createAccount'
import {
  changeDepartment,
  deleteDepartment,
  type PeopledDepartment,
  peopledDepartments,
} from './changeDepartments'
import { type Department, createDepartment, listDepartments } from './departments'
import { accountRows, findAccount, findLoginRow } from './findAccount'
import { findRegistration, registrationUndecided } from '../approvals/findRegistration'
import { joinAddress, splitAddress } from './localAddress'
import { hashPassword, verifyPassword } from './passwords'

/** The people of the organisation. */
export interface Accounts {
  /** `invalid` with the field at fault; `conflict` when address or job number is taken. */
  create(account: NewAccount): Promise<Account>
  /** All accounts, by address. */
  list(): Promise<readonly Account[]>
  /** A page of them, by address. @source SH-05 */
  page(query: AccountsQuery): Promise<{ readonly accounts: readonly Account[]; readonly total: number }>
  find(id: AccountId): Promise<Account | undefined>
  /** With all that an administrator can see to. `notFound` @source SH-05 */
  details(id: AccountId): Promise<AccountDetails>
  /** `notFound`; `invalid` and `conflict` with the field at fault. @source SH-05 */
  change(id: AccountId, change: AccountChange): Promise<void>
  /** By account name, full address or job number. @source SE-01 */
  findByLogin(name: string): Promise<Account | undefined>
  /** The active account whose main address this is. */
  findByAddress(address: string): Promise<AccountId | undefined>
  /**
   * The active account with this name and this password. Takes the same work when there is none. `forbidden` when the
   * password is right and the account blocked, or only asked for. @source B1, SE-11
   */
  checkPassword(name: string, password: string): Promise<AccountId | undefined>
  /** Whoever calls it ends the account's sessions too. What was demanded before is done with it. `notFound` */
  setPassword(id: AccountId, password: string): Promise<void>
  /** Demands another password after the next sign-in. `notFound` @source SE-22 */
  demandPassword(id: AccountId): Promise<void>
  /** Lets an account go, or back in. Its mail stays. `notFound` */
  setActive(id: AccountId, isActive: boolean): Promise<void>
  /** Room for the files that their mails link to; null for that of everybody. `notFound` @source AT-05 */
  setDiskBytes(id: AccountId, bytes: number | null): Promise<void>
  createDepartment(name: string, parentId?: number): Promise<Department>
  departments(): Promise<readonly Department[]>
  /** @see peopledDepartments */
  peopledDepartments(): Promise<readonly PeopledDepartment[]>
  /** @see changeDepartment */
  changeDepartment(id: number, change: { readonly name: string; readonly parentId?: number }): Promise<void>
  /** `notFound`, `conflict` while there is somebody in it or below it. @returns its name */
  deleteDepartment(id: number): Promise<string>
  /** Lets an address stand for one more account. `invalid`, `conflict` */
  addAlias(address: string, id: AccountId): Promise<void>
  removeAlias(address: string, id: AccountId): Promise<void>
}

/**
 * The accounts in the database.
 *
 * @param domains     ours, lower case, in ASCII
 * @param listDomains those of them that have the lists of the organisation, whose addresses nobody may have
 */
export function createAccounts(
  database: Database,
  domains: readonly string[],
  now: () => number = Date.now,
  listDomains: readonly string[] = domains,
): Accounts {
  const ours = { domains, listDomains }
  const { db } = database
  const change = async (id: AccountId, columns: Updateable<AccountTables['accounts']>) => {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set(columns)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new MailroomError('notFound', 'There is no such account.')
  }

  return {
    create: (account) => createAccount(database, ours, account, now()),
    list: async () => (await accountRows(db).orderBy('accounts.address').execute()).map(toAccount),
    page: (query) => pageAccounts(db, query),
    find: (id) => findAccount(db, id),
    details: (id) => readAccount(db, id, now()),
    change: (id, wanted) => changeAccount(database, ours, id, wanted),
    async findByLogin(name) {
      const row = await findLoginRow(db, name)
      return row && toAccount(row)
    },
    async findByAddress(address) {
      const parts = splitAddress(address)
      if (parts === undefined) return undefined
      const row = await accountRows(db).where('accounts.address', '=', joinAddress(parts)).executeTakeFirst()
      return row?.is_active === 1 ? row.id : undefined
    },
    async checkPassword(name, password) {
      const row = await findLoginRow(db, name)
      const asked = row ? undefined : await findRegistration(db, name)
      const stored = row ? row.password_hash : asked?.password_hash
      if (!(await verifyPassword(stored ?? undefined, password))) return undefined
      if (asked) throw registrationUndecided(asked)
      if (row?.is_blocked === 1) throw accountBlocked()
      return row?.is_active === 1 ? row.id : undefined
    },
    setPassword: async (id, password) =>
      change(id, { password_hash: await hashPassword(password), must_change_password: 0 }),
    demandPassword: (id) => change(id, { must_change_password: 1 }),
    setActive: (id, isActive) => change(id, { is_active: isActive ? 1 : 0 }),
    setDiskBytes: (id, bytes) => change(id, { disk_bytes: bytes }),
    createDepartment: (name, parentId) => createDepartment(db, name, parentId),
    departments: () => listDepartments(db),
    peopledDepartments: () => peopledDepartments(db),
    changeDepartment: (id, wanted) => changeDepartment(database, id, wanted),
    deleteDepartment: (id) => deleteDepartment(database, id),
    addAlias: (address, id) => addAlias(database, ours, address, id),
    removeAlias: (address, id) => removeAlias(database, address, id),
  }
}
