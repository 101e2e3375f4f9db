import { isMailroomError, MailroomError } from '@mailroom/core'
import { ImapConnection } from '../client/ImapConnection'
import { isConnectionLimit } from '../client/imapError'
import { openClient } from '../client/openClient'
import type { ImapAccountSettings, ImapCredentials } from '../ImapSettings'
import type { ConnectionSlots } from './ConnectionSlots'
import { Reachability } from './Reachability'
import type { SignedInConnections } from './SignedInConnections'

/** Where the connections of all accounts come from. */
export interface ConnectionSources {
  readonly slots: ConnectionSlots
  readonly signedIn: SignedInConnections
}

/** Opens connections of one account: a slot, the credentials of now, the sign-in; and remembers what failed. */
export class ConnectionOpener {
  readonly #reachability: Reachability

  constructor(
    private readonly settings: ImapAccountSettings,
    private readonly sources: ConnectionSources,
    private readonly silenceMs: number,
    now: () => number,
  ) {
    this.#reachability = new Reachability(now)
  }

  /**
   * @param hasOthers of this account: then a server that allows no more of them is no server that does not answer
   * @throws `offline`, at once when the server did not answer a moment ago; `unauthenticated`; `server`
   */
  async open(isBackground: boolean, signal: AbortSignal, hasOthers: () => boolean): Promise<ImapConnection> {
    this.#reachability.check()
    const { server, credentials: ask } = this.settings
    const free = await this.sources.slots.take(server.host, isBackground, this.silenceMs, signal)
    try {
      const credentials = await ask()
      this.#reachability.checkCredentials(credentials)
      const connection =
        this.sources.signedIn.take({ server, credentials }) ??
        (await this.#signIn(credentials, signal, hasOthers))
      this.#reachability.succeeded()
      connection.onClose(free)
      return connection
    } catch (error) {
      free()
      throw error
    }
  }

  async #signIn(
    credentials: ImapCredentials,
    signal: AbortSignal,
    hasOthers: () => boolean,
  ): Promise<ImapConnection> {
    const { server } = this.settings
    const opened = await openClient(server, credentials, this.silenceMs, signal).catch((error: unknown) => {
      if (!isConnectionLimit(error) || !hasOthers()) this.#reachability.failed(error, credentials)
      this.#warn('A connection to an IMAP server could not be opened', error)
      throw error
    })
    return new ImapConnection(opened, this.silenceMs)
  }

  /** A connection had to be given up because nothing came. */
  fellSilent(): void {
    const silence = new MailroomError('offline', 'An IMAP server fell silent')
    this.#reachability.failed(silence)
    this.#warn(silence.message, silence)
  }

  /** Names the server and the kind only: what a server says may hold names of people. */
  #warn(message: string, error: unknown) {
    const { host, port } = this.settings.server
    const kind = isMailroomError(error) ? error.kind : undefined
    if (kind !== 'cancelled') this.settings.log?.warn({ host, port, kind }, message)
  }
}
