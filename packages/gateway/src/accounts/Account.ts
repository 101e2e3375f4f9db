import type { Gender } from '@mailroom/core'
import type { Selectable } from 'kysely'
import type { AccountTables } from '../doors/database/tables/AccountTables'
import type { AccountId } from './AccountId'

/** A person with a mailbox. */
export interface Account {
  readonly id: AccountId
  /** Main address, lower case. */
  readonly address: string
  /** What the person signs in with; unique within a domain. */
  readonly loginName: string
  readonly displayName: string
  /** Empty for none. */
  readonly englishName: string
  readonly jobNumber?: string
  readonly department?: { readonly id: number; readonly name: string }
  /** Others can neither sign in nor get mail. */
  readonly isActive: boolean
  /** Cannot sign in; mail still arrives. */
  readonly isBlocked: boolean
  /** Administers the organisation's mail. @source SH-05 */
  readonly isAdmin: boolean
  readonly hasPassword: boolean
  readonly gender: Gender
  /** Absent when they show no picture. */
  readonly pictureId?: string
  /** ms since 1970. */
  readonly createdAt: number
}

/** What a new account is made of. */
export interface NewAccount {
  readonly address: string
  readonly displayName: string
  readonly jobNumber?: string
  readonly departmentId?: number
  /** Without one, nobody can sign in until it is set. */
  readonly password?: string
}

/** A row with the name of its department and that of the picture. */
export type AccountRow = Selectable<AccountTables['accounts']> & {
  readonly department_name: string | null
  readonly picture_id: string | null
}

/** A row as the rest of the gateway sees it: without the hash of the password. */
export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  address: row.address,
  loginName: row.login_name,
  displayName: row.display_name,
  englishName: row.english_name,
  ...(row.job_number !== null && { jobNumber: row.job_number }),
  ...(row.department_id !== null && {
    department: { id: row.department_id, name: row.department_name ?? '' },
  }),
  isActive: row.is_active === 1,
  isBlocked: row.is_blocked === 1,
  isAdmin: row.is_admin === 1,
  hasPassword: row.password_hash !== null,
  gender: row.gender,
  ...(row.picture_id !== null && { pictureId: row.picture_id }),
  createdAt: row.created_at,
})
