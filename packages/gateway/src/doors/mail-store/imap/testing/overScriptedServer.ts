import { createImapServer, type ImapServerOptions } from '../../../../testing/imap/createImapServer'
import { openImapStore } from './openImapStore'

const accounts = [
  { user: 'alice', password: 'a' },
  { user: 'bob', password: 'b' },
]

/** The store over a server of this process. */
export const overScriptedServer =
  (options: ImapServerOptions = {}) =>
  async () => {
    const server = await createImapServer({ accounts, ...options })
    const opened = await openImapStore({ host: server.host, port: server.port, tls: 'none' }, accounts)
    return {
      ...opened,
      server,
      // IMAP adds no mail of no bytes (RFC 3502 6.3.11).
      kept: (raw: Buffer) => (raw.length === 0 ? Buffer.from('\r\n') : raw),
      async close() {
        await opened.close()
        await server.close()
      },
    }
  }
