import type { Logger } from 'pino'
import type { Clock } from '../../../../jobs/Clock'

/** Where an IMAP server is, and how the way to it is protected. */
export interface ImapServer {
  /** A name, or an address. */
  readonly host: string
  readonly port: number
  /** `tls` from the first byte (993), `starttls` before the password (143), `none` on loopback or when `isPlainAllowed`. */
  readonly tls: 'tls' | 'starttls' | 'none'
  /** Certificates in PEM that are trusted instead of the public ones. */
  readonly ca?: string
  /** Says explicitly that `none` may be used to another machine. Passwords then travel in clear text. */
  readonly isPlainAllowed?: boolean
  /**
   * How a master user opens another's mailbox: with a separator the login name is `person*master`, as Dovecot has it;
   * without one the person is the authorization identity of SASL PLAIN.
   */
  readonly masterSeparator?: string
}

/** What an account signs in with. */
export interface ImapCredentials {
  readonly user: string
  readonly password: string
  /** The person whose mailbox is opened, when `user` is a master user. */
  readonly authorizeAs?: string
}

/** How much of a server one account may take, and how long it waits. */
export interface ImapLimits {
  /** Connections of an account, those that watch a folder among them. @default 4 */
  readonly maxConnections: number
  /** Connections of an account that stay open for a while without work, watching ones among them. @default 2 */
  readonly maxIdleConnections: number
  /** ms after which a connection without work is closed. @default 60_000 */
  readonly idleMs: number
  /** ms of silence after which the server counts as `offline` for a person. @default 8_000 */
  readonly silenceMs: number
  /** The same for background work, which may ask for what takes a server long. @default 60_000 */
  readonly backgroundSilenceMs: number
  /** Calls that wait for a connection of the account; more are refused at once. @default 500 */
  readonly maxWaiting: number
  /** ms between two NOOPs that show whether a watched connection is alive. @default 60_000 */
  readonly watchMs: number
}

/**
 * The person is told within ten seconds, and eight leave two of them for what happens around the question.
 *
 * @source R6
 */
export const defaultImapLimits: ImapLimits = {
  maxConnections: 4,
  maxIdleConnections: 2,
  idleMs: 60_000,
  silenceMs: 8_000,
  backgroundSilenceMs: 60_000,
  maxWaiting: 500,
  watchMs: 60_000,
}

/** What one account's connections need. */
export interface ImapAccountSettings {
  readonly server: ImapServer
  /** Asked for each new connection, so that a changed password is used from then on. */
  readonly credentials: () => Promise<ImapCredentials>
  readonly limits?: Partial<ImapLimits>
  readonly clock?: Clock
  /** Told when the server cannot be reached, refuses the account or falls silent; never what it says. */
  readonly log?: Logger
}
