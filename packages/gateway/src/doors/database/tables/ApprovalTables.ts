import type { Generated } from 'kysely'

/** Tables of what an administrator permits. */
export interface ApprovalTables {
  approvals: {
    id: Generated<number>
    kind: 'registration' | 'name' | 'closing'
    state: 'waiting' | 'accepted' | 'refused' | 'withdrawn'
    /** Whose it is; null for an account that is not there yet. */
    account_id: number | null
    /** Of the account, or the one that it will have. */
    address: string
    /** The part of it before the @. */
    login_name: string
    /** JSON object: what is asked for. */
    wanted: string
    /** Of an account that is not there yet; null once that is, and some time after it was refused. */
    password_hash: string | null
    created_at: number
    decided_at: number | null
    /** The account of the administrator; null for the command line. */
    decided_by: number | null
    /** Why it was refused. */
    answer: Generated<string>
  }
}
