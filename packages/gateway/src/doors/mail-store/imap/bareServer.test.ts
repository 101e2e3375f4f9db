import { createImapServer, type ImapServerOptions, without } from '../../../testing/imap/createImapServer'
import { mailStoreContract } from '../mailStore.contract'
import { openImapStore } from './testing/openImapStore'

const accounts = [
  { user: 'alice', password: 'a' },
  { user: 'bob', password: 'b' },
]

/** The store over a server of this process. */
const over = (options: ImapServerOptions) => async () => {
  const server = await createImapServer({ accounts, ...options })
  const opened = await openImapStore({ host: server.host, port: server.port, tls: 'none' }, accounts)
  return {
    ...opened,
    // IMAP adds no mail of no bytes (RFC 3502 6.3.11).
    kept: (raw: Buffer) => (raw.length === 0 ? Buffer.from('\r\n') : raw),
    async close() {
      await opened.close()
      await server.close()
    },
  }
}

mailStoreContract('an IMAP server that can do everything', over({}))

mailStoreContract(
  'an IMAP server that can do next to nothing',
  over({
    capabilities: without(
      'CONDSTORE',
      'ESEARCH',
      'IDLE',
      'LIST-EXTENDED',
      'LITERAL+',
      'MOVE',
      'QUOTA',
      'SORT',
      'SPECIAL-USE',
      'UIDPLUS',
      'UNSELECT',
    ),
    keepsKeywords: false,
    delimiter: '.',
    prefix: 'INBOX.',
  }),
)
