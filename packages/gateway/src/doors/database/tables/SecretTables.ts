/** Tables of `accounts/credentials/`. */
export interface SecretTables {
  /** Passwords of people whose mail lies on another server, while they are signed in or something of theirs is queued. */
  mail_secrets: {
    account_id: number
    /** As `SecretBox` seals it: useless without a key that is not in the database. */
    sealed: string
    changed_at: number
  }
}
