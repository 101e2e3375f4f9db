/** Ways that lead out of the mailbox. @source SH-05 */
export interface BackOffice {
  /** The user administers the organisation's mail, and is in their own mailbox. */
  readonly isAdmin: boolean
  /** Address of the organisation's self-service; absent where it has none. */
  readonly selfServiceUrl?: string
}
