/** The hop to us, as we noted it at the top of a mail. */
export interface OwnHop {
  readonly helo: string
  readonly remoteAddress: string
  readonly isEncrypted: boolean
  readonly envelopeId: string
}

const written = /^from (\S+) \(\[([0-9a-fA-F.:]+)\]\)\s+by (\S+) with (\S+) id ([0-9a-f-]{36})(?:\s|;)/

/**
 * Reads the Received line that `traceHeaders` writes. Only the topmost may be ours; whether it is one that we really
 * wrote is for the record of the delivery to say.
 *
 * @param received value of the topmost Received line, unfolded
 */
export function readOwnHop(received: string, hostname: string): OwnHop | undefined {
  const [, helo, remoteAddress, by, protocol, envelopeId] = written.exec(received.trim()) ?? []
  if (helo === undefined || remoteAddress === undefined || envelopeId === undefined) return undefined
  if (by !== hostname || protocol === undefined) return undefined
  return { helo, remoteAddress, envelopeId, isEncrypted: /^E?SMTPSA?$/.test(protocol) }
}
