/** An ENVELOPE: fields of a header as the server took them apart, in ASCII, encoded words as they travelled. */
export interface MailEnvelope {
  readonly date: string
  readonly subject: string
  readonly from: readonly EnvelopeAddress[]
  readonly sender: readonly EnvelopeAddress[]
  readonly to: readonly EnvelopeAddress[]
  readonly messageId: string
}

/** Somebody in it. */
export interface EnvelopeAddress {
  readonly name: string
  /** Before and behind the `@`, joined. */
  readonly address: string
}
