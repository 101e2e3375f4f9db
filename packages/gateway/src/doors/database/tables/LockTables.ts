/** Tables of `folders/`. */
export interface LockTables {
  /** Locks on people's own folders. */
  folder_locks: {
    account_id: number
    /** argon2id in its own text form. */
    password_hash: string
    set_at: number
  }
  /** Sessions in which the lock was opened. */
  folder_lock_openings: {
    session_id: string
    account_id: number
  }
}
