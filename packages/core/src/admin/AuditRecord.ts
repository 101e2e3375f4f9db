/** Which records are asked for; all of it must fit. */
export interface AuditQuery {
  /** Whom it happened to, or who did it: account name, address or job number. */
  readonly who?: string
  /** What was done, as a record says it. */
  readonly action?: string
  /** ms since 1970, both included. */
  readonly from?: number
  readonly until?: number
  /** Older than this record, the last one of the page before. */
  readonly before?: number
  /** At most 100. */
  readonly limit: number
}

/** Somebody of the organisation. */
export interface AuditPerson {
  readonly address: string
  readonly name: string
}

/** Something that was done. @source SH-05 */
export interface AuditRecord {
  readonly id: number
  /** ms since 1970. */
  readonly at: number
  /** `sign-in`, `account-blocked` ...; mail systems may know others. */
  readonly action: string
  /** Whom it happened to; absent for what concerns everybody, or when the account is gone. */
  readonly account?: AuditPerson
  /** The administrator who did it; absent for the owner of the account, and for the command line. */
  readonly actor?: AuditPerson
  /** Absent for the command line. */
  readonly clientAddress?: string
  readonly details: Readonly<Record<string, string>>
}

/** A page of records, newest first. */
export interface AuditPage {
  readonly records: readonly AuditRecord[]
  /** There are older ones. */
  readonly hasMore: boolean
}
