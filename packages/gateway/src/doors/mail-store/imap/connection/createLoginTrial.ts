import { isMailroomError } from '@mailroom/core'
import { checkServer } from './checkServer'
import { ImapConnection } from './client/ImapConnection'
import { openClient } from './client/openClient'
import type { ImapCredentials, ImapServer } from './ImapSettings'
import { ConnectionSlots } from './pool/ConnectionSlots'
import type { SignedInConnections } from './pool/SignedInConnections'

/** What is done with a connection that could be opened. */
export interface TrialOptions {
  /** The owner of the credentials is about to use them: the connection is kept for that. @default closed */
  readonly isForOwner?: boolean
}

/** True when an IMAP server lets somebody in. Throws `offline` or `server` when it does not decide. */
export type TryImapLogin = (
  server: ImapServer,
  credentials: ImapCredentials,
  options?: TrialOptions,
) => Promise<boolean>

/** Sign-ins at the same time; more wait for each other, so that a storm of them does not take all that a server has. */
const maxConnections = 50

/** Servers let those wait who sign in wrongly, often for fifteen seconds. That is a decision, and no silence. */
const silenceMs = 20_000

/** Makes what tries credentials at their server. @param signedIn keeps the connections that are of use */
export function createLoginTrial(signedIn: SignedInConnections): TryImapLogin {
  const slots = new ConnectionSlots({ maxConnections, maxConnectionsPerHost: maxConnections })
  return async (server, credentials, { isForOwner = false } = {}) => {
    checkServer(server)
    const free = await slots.take(server.host, false, silenceMs)
    try {
      const connection = new ImapConnection(await openClient(server, credentials, silenceMs), silenceMs)
      if (isForOwner) signedIn.keep(connection, { server, credentials })
      else connection.close()
      return true
    } catch (error) {
      if (isMailroomError(error) && error.kind === 'unauthenticated') return false
      throw error
    } finally {
      free()
    }
  }
}
