import { isDeepStrictEqual } from 'node:util'
import type { ImapConnection } from '../client/ImapConnection'
import type { ImapCredentials, ImapServer } from '../ImapSettings'

/** Whoever has signed in asks for their mail within this time, or comes with a connection of its own. */
const keptMs = 5_000

/** More that wait at the same time are closed at once. */
const maxKept = 100

/** As whom a connection is signed in, and where. */
interface SignIn {
  readonly server: ImapServer
  readonly credentials: ImapCredentials
}

/**
 * Connections on which a password was tried and found right. Their owner is about to ask for mail: a server that has just
 * signed them in need not do it again.
 */
export class SignedInConnections {
  readonly #kept = new Map<ImapConnection, SignIn>()

  /** Keeps a connection for a moment. It is closed when nobody takes it. */
  keep(connection: ImapConnection, signIn: SignIn): void {
    if (this.#kept.size >= maxKept) return connection.close()
    this.#kept.set(connection, signIn)
    connection.onClose(() => this.#kept.delete(connection))
    setTimeout(() => {
      if (this.#kept.delete(connection)) connection.close()
    }, keptMs).unref()
  }

  /** One that was signed in at this server with exactly these credentials. It is the caller's from then on. */
  take(signIn: SignIn): ImapConnection | undefined {
    for (const [connection, known] of this.#kept) {
      if (connection.isBroken || !isDeepStrictEqual(known, signIn)) continue
      this.#kept.delete(connection)
      return connection
    }
    return undefined
  }

  close(): void {
    for (const connection of this.#kept.keys()) connection.close()
    this.#kept.clear()
  }
}
