import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection'
import type { NodemailerError } from 'nodemailer/lib/errors'
import type { OutgoingMail, RelayOutcome } from './Transport'

/** A server that takes mail, and how to talk to it. */
export interface SmtpPeer {
  readonly host: string
  readonly port: number
  /**
   * `opportunistic`: encrypted when the server can, whatever certificate it shows (RFC 7435); `starttls`, `implicit`:
   * encrypted with a valid certificate or not at all; `off`: in the clear.
   */
  readonly tls: 'opportunistic' | 'starttls' | 'implicit' | 'off'
  readonly user?: string
  readonly password?: string
}

/** Our side of a connection. */
export interface SmtpCaller {
  /** Our name in EHLO. */
  readonly hostname: string
}

/** The connection itself could not be used, so nothing was decided about any recipient. */
export class PeerUnusable extends Error {
  override readonly name = 'PeerUnusable'
}

const connectMs = 30_000
/** Wait for one reply. @source RFC 5321 4.5.3.2 */
const replyMs = 5 * 60_000
/** One attempt never takes longer, whatever drips in. */
const attemptMs = 20 * 60_000
/** Far above any honest reply. */
const maxReplyBytes = 65_536

/**
 * Offers a mail to one server.
 *
 * @throws PeerUnusable when it did not come to the point where the server decides about the mail
 * @source RFC 5321 4.2.1, security T43
 */
export async function smtpAttempt(
  peer: SmtpPeer,
  caller: SmtpCaller,
  mail: OutgoingMail,
  signal: AbortSignal,
): Promise<readonly RelayOutcome[]> {
  const connection = new SMTPConnection({
    host: peer.host,
    port: peer.port,
    name: caller.hostname,
    secure: peer.tls === 'implicit',
    requireTLS: peer.tls === 'starttls',
    ignoreTLS: peer.tls === 'off',
    opportunisticTLS: peer.tls === 'opportunistic',
    tls: { rejectUnauthorized: peer.tls !== 'opportunistic' },
    connectionTimeout: connectMs,
    greetingTimeout: replyMs,
    socketTimeout: replyMs,
    maxResponseSize: maxReplyBytes,
    allowInternalNetworkInterfaces: true,
    logger: false,
  })
  const broken = watch(connection, signal)
  try {
    await Promise.race([broken.promise, connect(connection, peer)]).catch((error: NodemailerError) => {
      throw new PeerUnusable(sayError(error), { cause: error })
    })
    return await Promise.race([broken.promise, send(connection, mail)]).catch((error: NodemailerError) =>
      outcomesOfError(mail, error),
    )
  } finally {
    broken.end()
    connection.quit()
    connection.close()
  }
}

/** Rejects when the connection breaks, takes too long or is no longer wanted. */
function watch(connection: SMTPConnection, signal: AbortSignal) {
  let fail!: (error: Error) => void
  const promise = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  promise.catch(() => {})
  const stop = () => fail(new Error('Stopped'))
  const timer = setTimeout(() => fail(new Error('The attempt took too long')), attemptMs)
  timer.unref()
  signal.addEventListener('abort', stop)
  connection.on('error', fail)
  connection.on('end', () => fail(new Error('The connection was closed')))
  return {
    promise,
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    },
  }
}

function connect(connection: SMTPConnection, peer: SmtpPeer): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.connect((error) => {
      if (error) return reject(error)
      if (!peer.user) return resolve()
      connection.login({ user: peer.user, pass: peer.password ?? '' }, (refused) =>
        refused ? reject(refused) : resolve(),
      )
    })
  })
}

async function send(connection: SMTPConnection, mail: OutgoingMail): Promise<RelayOutcome[]> {
  const bytes = await mail.open()
  const envelope = {
    from: mail.mailFrom === '' ? (false as const) : mail.mailFrom,
    to: [...mail.recipients],
    size: mail.sizeBytes,
    use8BitMime: true,
    dsn: { ret: 'HDRS', envid: mail.envelopeId, notify: ['FAILURE', 'DELAY'] },
  }
  const info = await new Promise<SMTPConnectionSendInfo>((resolve, reject) => {
    bytes.once('error', reject)
    connection.send(envelope, bytes, (error, result) => (error ? reject(error) : resolve(result)))
  }).finally(() => bytes.destroy())
  const refused = refusalsOf(info.rejectedErrors)
  return mail.recipients.map(
    (recipient) => refused.get(recipient) ?? { recipient, result: 'relayed', info: info.response },
  )
}

/** Recipients refused one by one, by address. */
function refusalsOf(errors: readonly NodemailerError[] = []): Map<string, RelayOutcome> {
  return new Map(
    errors.flatMap((error) =>
      error.recipient === undefined
        ? []
        : [
            [
              error.recipient,
              { recipient: error.recipient, result: resultOf(error), info: sayError(error) },
            ] as const,
          ],
    ),
  )
}

function outcomesOfError(mail: OutgoingMail, error: NodemailerError): RelayOutcome[] {
  const refused = refusalsOf(error.rejectedErrors)
  return mail.recipients.map(
    (recipient) => refused.get(recipient) ?? { recipient, result: resultOf(error), info: sayError(error) },
  )
}

/** Only a reply that begins with 5 is a decision. Silence, a cut line or 4yz is worth another attempt. */
const resultOf = (error: NodemailerError): RelayOutcome['result'] =>
  error.responseCode !== undefined && error.responseCode >= 500 && error.responseCode < 600
    ? 'failed'
    : 'deferred'

const sayError = (error: NodemailerError): string => error.response || error.message
