import { MailroomError } from '@mailroom/core'
import type { ImapFlowOptions, Logger } from 'imapflow'
import type { ImapCredentials, ImapServer } from '../ImapSettings'
import { CommandsAhead } from './CommandsAhead'
import { type ImapClient, newImapClient } from './ImapClient'
import { imapError } from './imapError'
import { readFetchesQuickly } from './readFetchesQuickly'
import { createSilenceWatch } from './silence'

/** No line of an honest answer is longer: every uid of a folder of a million mails has eight digits. */
const maxLineBytes = 32 * 1024 * 1024

/** Pieces are fetched in partial fetches; this bounds what a server sends unasked. */
const maxLiteralBytes = 64 * 1024 * 1024

/** Silences in a row that a sign-in may take: each of its ten steps may be slow, all of them together not for ever. */
const silencesPerSignIn = 3

/** A client that is signed in, and what imapflow's parser made nothing of. */
export interface OpenClient {
  readonly client: ImapClient
  readonly unread: UnreadAnswers
  readonly ahead: CommandsAhead
}

/** Answers that were left out because they could not be read, counted up while the connection lives. */
export interface UnreadAnswers {
  count: number
  /** What follows the name of the last one, where the parser says it: `(TAG "A") UID PARTIAL (1:2 9,4)` */
  last: string
}

/**
 * Connects, protects the connection, signs in and enables what the server has (CONDSTORE, QRESYNC, UTF8=ACCEPT).
 *
 * @throws `offline`, `unauthenticated`, or `server` for a certificate that is not trusted
 */
export async function openClient(
  server: ImapServer,
  credentials: ImapCredentials,
  silenceMs: number,
  signal?: AbortSignal,
): Promise<OpenClient> {
  const what = `Signing in to ${server.host}:${server.port}`
  const signIn = signInName(server, credentials)
  const unread: UnreadAnswers = { count: 0, last: '' }
  const client = newImapClient({
    ...transport(server),
    auth: { pass: credentials.password, ...signIn.auth },
    clientInfo: { name: 'Mailroom', vendor: 'Mailroom', version: undefined, 'support-url': undefined },
    logger: quietLogger(unread),
    qresync: true,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    maxLineLength: maxLineBytes,
    maxLiteralSize: maxLiteralBytes,
    maxResponseSize: maxLineBytes + maxLiteralBytes,
  })
  const ahead = new CommandsAhead(client)
  readFetchesQuickly(client)
  // Without a listener an error of the socket would end the process; the command under way tells what happened.
  client.on('error', () => {})
  const silence = createSilenceWatch(client, () => client.close())
  const answered = silence.begin(silenceMs)
  const tooLong = setTimeout(() => client.close(), silenceMs * silencesPerSignIn).unref()
  const abort = () => client.close()
  signal?.addEventListener('abort', abort)
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw signal?.aborted === true
      ? new MailroomError('cancelled', `${what}: it was withdrawn`)
      : imapError(error, what)
  } finally {
    answered()
    clearTimeout(tooLong)
    signal?.removeEventListener('abort', abort)
  }
  const { authCapabilities } = client
  const isMeant = signIn.needsPlain
    ? authCapabilities.get('AUTH=PLAIN')
    : [...authCapabilities.values()].includes(true)
  if (isMeant !== true) {
    // A greeting that signs in by itself, or a way of signing in that knows no authorization identity.
    client.close()
    throw new MailroomError('server', `${what}: the server opened another mailbox than the one asked for`)
  }
  // Paths are whole everywhere in our code; imapflow would put the prefix in front of those of other namespaces too.
  if (client.namespace) client.namespace = { ...client.namespace, prefix: '' }
  return { client, unread, ahead }
}

const transport = ({ host, port, tls, ca }: ImapServer): ImapFlowOptions => ({
  host,
  port,
  secure: tls === 'tls',
  doSTARTTLS: tls === 'tls' ? undefined : tls === 'starttls',
  tls: ca === undefined ? {} : { ca },
})

/** Who signs in and as whom. */
function signInName({ masterSeparator }: ImapServer, { user, password, authorizeAs }: ImapCredentials) {
  // In SASL PLAIN a NUL ends a field: one inside a name would move the borders. @source RFC 4616 2
  if (password === '' || /[\0\r\n]/.test(`${user}${password}${authorizeAs ?? ''}`)) {
    throw new MailroomError('unauthenticated', 'There is no password that could be sent to the IMAP server')
  }
  if (authorizeAs === undefined) return { auth: { user }, needsPlain: false }
  if (masterSeparator === undefined) {
    return { auth: { user, authzid: authorizeAs, loginMethod: 'AUTH=PLAIN' }, needsPlain: true }
  }
  return { auth: { user: `${authorizeAs}${masterSeparator}${user}` }, needsPlain: false }
}

/** Lines of the protocol carry mail, so none is logged; only that one could not be read is kept. */
function quietLogger(unread: UnreadAnswers): Logger {
  const nothing = () => {}
  return {
    debug: nothing,
    info: nothing,
    warn: nothing,
    fatal: nothing,
    error(entry: { readonly payloadBytes?: number; readonly err?: { parserContext?: { input?: unknown } } }) {
      if (entry.payloadBytes === undefined) return
      const input = entry.err?.parserContext?.input
      unread.count += 1
      unread.last = typeof input === 'string' ? input : ''
    },
  }
}
