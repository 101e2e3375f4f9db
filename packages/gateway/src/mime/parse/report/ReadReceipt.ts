/** What a reader's mail program says about a mail that was read. @source RFC 8098 */
export interface ReadReceipt {
  /** Who read it. */
  readonly recipient: string
  /** Whom the sender wrote to; empty when the receipt does not say. */
  readonly originalRecipient: string
  /** Of the mail that was read, without brackets; empty when the receipt does not say. */
  readonly originalMessageId: string
  /** False for a mail that was deleted, sent on or answered by a program. */
  readonly isDisplayed: boolean
}
