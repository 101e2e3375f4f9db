import type { Logger } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { PeerCounter } from './PeerCounter'
import { smtpError } from './smtpError'

/** Longest command. Addresses end at 254 characters; what is longer is AUTH (RFC 4954 4). */
const maxCommandBytes = 12_288
/** A client that says nothing for so long is dismissed. @source RFC 5321 4.5.3.2.7 */
const idleMs = 5 * 60_000
/** A connection that drips on forever is closed. */
const longestSessionMs = 60 * 60_000
/** Refused recipients after which a connection is closed: it is guessing addresses. */
const maxRefusals = 20

/** Where and how a listener listens. */
export interface SmtpListenOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  readonly hostname: string
  readonly maxMessageBytes: number
  readonly maxRecipients: number
  /** PEM; STARTTLS is offered when both are there. */
  readonly tls?: { readonly key: string; readonly cert: string }
  /** Connections at the same time, from one address. */
  readonly maxConnectionsPerAddress?: number
  readonly log: Logger
}

/** A running listener. */
export interface SmtpListener {
  readonly port: number
  /** Refuses new connections, waits for the open ones to end, and until of mails that broke off nothing is left. */
  close(): Promise<void>
}

/**
 * Opens a port for SMTP with the limits that hold for all of them: size, recipients, command length, silence, session
 * length, connections per address, wrong guesses.
 *
 * @throws when the port is taken
 * @source GW-02, T43
 */
export async function listenSmtp(
  options: SmtpListenOptions,
  handlers: Pick<SMTPServerOptions, 'onAuth' | 'onMailFrom' | 'onRcptTo' | 'onData'> &
    Pick<SMTPServerOptions, 'authMethods' | 'allowInsecureAuth'>,
): Promise<SmtpListener> {
  const peers = new PeerCounter(options.maxConnectionsPerAddress ?? 20)
  const sessions = new Map<string, NodeJS.Timeout>()
  const refusals = new Map<string, number>()
  const takingIn = new Set<Promise<void>>()
  const server = new SMTPServer({
    ...handlers,
    ...options.tls,
    name: options.hostname,
    banner: 'Mailroom',
    size: options.maxMessageBytes,
    maxRecipients: options.maxRecipients,
    maxCommandLength: maxCommandBytes,
    maxClients: 500,
    socketTimeout: idleMs,
    closeTimeout: 5_000,
    disableReverseLookup: true,
    disabledCommands: [...(options.tls ? [] : ['STARTTLS']), ...(handlers.onAuth ? [] : ['AUTH'])],
    logger: false,
    onConnect(session, done) {
      if (!peers.enter(session.id, session.remoteAddress)) {
        return done(smtpError(421, '4.7.0 Too many connections from your address'))
      }
      const timer = setTimeout(() => closeSession(session.id), longestSessionMs)
      timer.unref()
      sessions.set(session.id, timer)
      done()
    },
    onRcptTo(address, session, done) {
      handlers.onRcptTo!(address, session, (error) => {
        if (!error) return done()
        const count = (refusals.get(session.id) ?? 0) + 1
        refusals.set(session.id, count)
        done(count >= maxRefusals ? smtpError(421, '4.7.0 Too many unknown recipients') : error)
      })
    },
    onData(stream, session, done) {
      const taken = new Promise<void>((resolve) => {
        handlers.onData!(stream, session, (error, message) => {
          resolve()
          done(error, message)
        })
      })
      takingIn.add(taken)
      void taken.then(() => takingIn.delete(taken))
    },
    onClose(session, done) {
      peers.leave(session.id)
      clearTimeout(sessions.get(session.id))
      sessions.delete(session.id)
      refusals.delete(session.id)
      done()
    },
  })
  function closeSession(id: string) {
    for (const connection of server.connections) if (connection.id === id) connection.close()
  }
  server.on('error', (error) => options.log.info({ err: error }, 'An SMTP connection failed'))
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.off('error', reject)
      const address = server.server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : options.port)
    })
  })
  const close = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()))
    await Promise.all(takingIn)
  }
  return { port, close }
}
