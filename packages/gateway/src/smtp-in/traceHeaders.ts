/** What the Received line says about one hop. */
export interface Hop {
  /** Name that the client gave in EHLO. */
  readonly helo: string
  readonly remoteAddress: string
  /** Our own name. */
  readonly hostname: string
  /** `ESMTP`, `ESMTPS`, `ESMTPSA` ... (RFC 3848). */
  readonly protocol: string
  readonly envelopeId: string
  /** Named only when it is the single recipient: others must not learn of hidden ones. */
  readonly recipient?: string
  /** ms since 1970. */
  readonly at: number
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const two = (number: number) => String(number).padStart(2, '0')

/** A time as mail headers write it, in UTC. @source RFC 5322 3.3 */
export function mailDate(at: number): string {
  const date = new Date(at)
  const day = `${days[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':')
  return `${day} ${time} +0000`
}

/**
 * The lines that a mail gets in front when it comes in.
 *
 * @param mailFrom envelope sender; empty for notices
 * @source RFC 5321 4.4
 */
export function traceHeaders(mailFrom: string, hop: Hop): string {
  const recipient = hop.recipient === undefined ? '' : `\r\n\tfor <${plain(hop.recipient)}>`
  return (
    `Return-Path: <${plain(mailFrom)}>\r\n` +
    `Received: from ${plain(hop.helo) || 'unknown'} ([${plain(hop.remoteAddress)}])\r\n` +
    `\tby ${plain(hop.hostname)} with ${plain(hop.protocol)} id ${hop.envelopeId}${recipient};\r\n` +
    `\t${mailDate(hop.at)}\r\n`
  )
}

/** Nothing that a client said may begin a line or a comment of its own. */
const plain = (text: string) => text.replace(/[\s\p{Cc}<>()\\;]/gu, '').slice(0, 300)
