import type { Readable } from 'node:stream'

/** A mail on its way to another mail system. */
export interface OutgoingMail {
  /** Told to the other side, which names it in its notices (RFC 3461 4.4). */
  readonly envelopeId: string
  /** The return path; empty for notices. */
  readonly mailFrom: string
  readonly recipients: readonly string[]
  /** The account that sends it; null for notices. */
  readonly accountId: number | null
  /** The recipients' domain, in ASCII; `*` when the sender's own server takes them all. */
  readonly domain: string
  readonly sizeBytes: number
  /** The bytes as they travel, from the start each time. */
  open(): Promise<Readable>
}

/**
 * What became of one recipient. `relayed`: the other side has taken it over; `failed`: it never will; `deferred`: worth
 * another attempt. `info` is what was said.
 */
export interface RelayOutcome {
  readonly recipient: string
  readonly result: 'relayed' | 'failed' | 'deferred'
  readonly info: string
}

/** The door to other mail systems. */
export interface Transport {
  /** One attempt. Answers for every recipient and does not throw for anything that another mail system does. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<readonly RelayOutcome[]>
}

/** The same outcome for everyone. */
export const forAll = (
  mail: Pick<OutgoingMail, 'recipients'>,
  result: RelayOutcome['result'],
  info: string,
): RelayOutcome[] => mail.recipients.map((recipient) => ({ recipient, result, info }))
