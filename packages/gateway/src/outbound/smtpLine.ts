import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection'
import type { NodemailerError } from 'nodemailer/lib/errors'
import { outcomesOf, outcomesOfError, sayError } from './smtpOutcomes'
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
  /** Certificates (PEM) that vouch for it instead of the public ones. */
  readonly ca?: string
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

/** An open connection to a server, signed in where that is asked for. One mail after the other. */
export interface SmtpLine {
  /** Offers one mail. What the server did not decide is `deferred`. */
  offer(mail: OutgoingMail, signal: AbortSignal): Promise<readonly RelayOutcome[]>
  /** Says whether the line can take another mail, asking the server. */
  isAlive(signal: AbortSignal): Promise<boolean>
  close(): void
}

const connectMs = 30_000
/** Wait for one reply. @source RFC 5321 4.5.3.2 */
const replyMs = 5 * 60_000
/** One mail never takes longer, whatever drips in. */
const attemptMs = 20 * 60_000
/** Far above any honest reply. */
const maxReplyBytes = 65_536

/**
 * Connects to a server.
 *
 * @throws PeerUnusable when it cannot be reached, trusted or signed in to
 * @source T43
 */
export async function openSmtpLine(
  peer: SmtpPeer,
  caller: SmtpCaller,
  signal: AbortSignal,
): Promise<SmtpLine> {
  const connection = new SMTPConnection({
    host: peer.host,
    port: peer.port,
    name: caller.hostname,
    secure: peer.tls === 'implicit',
    requireTLS: peer.tls === 'starttls',
    ignoreTLS: peer.tls === 'off',
    opportunisticTLS: peer.tls === 'opportunistic',
    tls: { rejectUnauthorized: peer.tls !== 'opportunistic', ...(peer.ca !== undefined && { ca: peer.ca }) },
    connectionTimeout: connectMs,
    greetingTimeout: replyMs,
    socketTimeout: replyMs,
    maxResponseSize: maxReplyBytes,
    allowInternalNetworkInterfaces: true,
    logger: false,
  })
  const life = watch(connection)
  const close = () => {
    connection.quit()
    connection.close()
  }
  try {
    await life.during(connect(connection, peer), signal)
  } catch (error) {
    close()
    throw new PeerUnusable(sayError(error as NodemailerError), { cause: error })
  }
  return {
    offer: (mail, stop) =>
      life
        .during(send(connection, mail), stop)
        .catch((error: NodemailerError) => outcomesOfError(mail, error)),
    isAlive: (stop) =>
      life.during(reset(connection), stop).then(
        () => true,
        () => false,
      ),
    close,
  }
}

/** Ends what is under way when the connection breaks, takes too long or is no longer wanted. */
function watch(connection: SMTPConnection) {
  let fail: (error: Error) => void
  const broken = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  broken.catch(() => {})
  connection.on('error', (error) => fail(error))
  connection.on('end', () => fail(new Error('The connection was closed')))
  return {
    during<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
      // Whoever loses the race must not be an unhandled rejection.
      work.catch(() => {})
      return new Promise<T>((resolve, reject) => {
        const stop = () => reject(new Error('Stopped'))
        const timer = setTimeout(() => reject(new Error('The attempt took too long')), attemptMs)
        timer.unref()
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
        void Promise.race([broken, work])
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timer)
            signal.removeEventListener('abort', stop)
          })
      })
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
  return outcomesOf(mail, info)
}

const reset = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.reset((error) => (error ? reject(error) : resolve()))
  })
