import { isMailroomError } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { MailServer } from '../../config/mailServer'
import type { MasterUser } from '../../config/mailSystems'
import { createImapPool } from '../../doors/mail-store/imap/connection/createImapPool'
import type { ImapCredentials, ImapServer } from '../../doors/mail-store/imap/connection/ImapSettings'

/** A server of the settings, in the words of the IMAP door. What goes in the clear has been said to. */
export const toImapServer = (
  { host, port, tls, ca }: MailServer,
  master?: Pick<MasterUser, 'separator'>,
): ImapServer => ({
  host,
  port,
  tls: ({ implicit: 'tls', starttls: 'starttls', off: 'none' } as const)[tls],
  ...(ca !== undefined && { ca }),
  isPlainAllowed: true,
  ...(master !== undefined && master.separator !== '' && { masterSeparator: master.separator }),
})

/** True when an IMAP server lets somebody in. Throws `offline` or `server` when it does not decide. */
export type TryImapLogin = (server: ImapServer, credentials: ImapCredentials) => Promise<boolean>

/** Sign-ins at the same time; more wait for each other, so that a storm of them does not take all that a server has. */
const maxConnections = 50

/** Servers let those wait who sign in wrongly, often for fifteen seconds. That is a decision, and no silence. */
const silenceMs = 20_000

/** Makes what signs in and out again. */
export function createTryImapLogin(): TryImapLogin {
  const pool = createImapPool({ maxConnections, maxConnectionsPerHost: maxConnections })
  return async (server, credentials) => {
    const key = randomUUID()
    try {
      await pool
        .account(key, { server, credentials: async () => credentials, limits: { silenceMs } })
        .capabilities()
      return true
    } catch (error) {
      if (isMailroomError(error) && error.kind === 'unauthenticated') return false
      throw error
    } finally {
      await pool.forget(key)
    }
  }
}
