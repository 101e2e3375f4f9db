import type { LockScope } from '@mailroom/core'

/** Tables of `locks/`. */
export interface LockTables {
  /** Locks on parts of what people have. */
  locks: {
    account_id: number
    scope: LockScope
    /** argon2id in its own text form. */
    password_hash: string
    set_at: number
  }
  /** Sessions in which a lock was opened. */
  lock_openings: {
    session_id: string
    scope: LockScope
    account_id: number
  }
}
