/** Which stretch of a record is asked for; all of it must fit. @source LG-01 */
export interface RecordQuery {
  /** ms since 1970, both included. */
  readonly from?: number
  readonly until?: number
  /** Where the page before said that the next one begins. @default at the newest */
  readonly after?: string
  /** At most 100. */
  readonly limit: number
}

/** A page of a record, newest first. @source LG-01 */
export interface RecordPage<Entry> {
  readonly entries: readonly Entry[]
  /** Where the next page begins; absent on the last. */
  readonly next?: string
}
