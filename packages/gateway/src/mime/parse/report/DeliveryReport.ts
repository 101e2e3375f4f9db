/** What became of a mail for one recipient, as another server reports it. */
export interface RecipientReport {
  /** The final recipient, or the original one when only that is named. */
  readonly recipient: string
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded'
  /** `5.1.1`; empty when not given. @source RFC 3463 */
  readonly status: string
  /** What the server said, one line without its type word. */
  readonly diagnostic: string
  readonly remoteServer: string
}

/** A delivery status notice. @source RFC 3464 */
export interface DeliveryReport {
  readonly recipients: readonly RecipientReport[]
  /** Of the mail that it is about, without brackets; empty when the notice does not carry its header. */
  readonly originalMessageId: string
  /** The id that the sending server gave in MAIL FROM; empty when not given. @source RFC 3461 4.4 */
  readonly originalEnvelopeId: string
}
