/** Where a mail came into our hands. `notice`: written by the gateway itself. */
export type EnvelopeOrigin = 'composer' | 'submission' | 'inbound' | 'notice'

/** A mail that the gateway answers for until each of its recipients is settled. */
export interface Envelope {
  /** Random; names the mail to other mail systems (RFC 3461 4.4). */
  readonly id: string
  /** The local account that sent it; null for mail from outside and for notices. */
  readonly accountId: number | null
  readonly origin: EnvelopeOrigin
  /** Message-ID without brackets. */
  readonly messageId: string
  /** The return path; empty for notices. */
  readonly mailFrom: string
  readonly blobKey: string
  /** Bytes at the front of the blob that do not travel. */
  readonly wireOffset: number
  /** Bytes that travel. */
  readonly sizeBytes: number
  /** ms since 1970. */
  readonly createdAt: number
}

/** Stands for the sender's own mail server in the place of a domain: it takes all recipients in one go. */
export const ownServer = '*'

/** One recipient with the way to it. */
export interface RoutedRecipient {
  readonly address: string
  readonly name: string
  /** Set when the mailbox is ours. */
  readonly localAccountId: number | null
  /** Domain to relay to, in ASCII, or `ownServer`; empty when the mailbox is ours, or would be. */
  readonly domain: string
}

/** A recipient of an envelope that is not settled yet. */
export interface PendingDelivery extends RoutedRecipient {
  readonly id: number
}
