import { startDovecot } from '../../../testing/imap/startDovecot'
import { mailStoreContract } from '../mailStore.contract'
import { openImapStore } from './testing/openImapStore'

const owners = [
  { user: 'alice@example.com', password: 'a' },
  { user: 'bob@example.com', password: 'b' },
]

mailStoreContract('an IMAP server', async () => {
  const dovecot = await startDovecot({ accounts: owners, settings: 'mail_max_userip_connections = 50' })
  const opened = await openImapStore({ host: dovecot.host, port: dovecot.port, tls: 'none' }, owners)
  return {
    ...opened,
    // IMAP adds no mail of no bytes (RFC 3502 6.3.11), and Dovecot keeps no zero bytes.
    kept: (raw) =>
      raw.length === 0 ? Buffer.from('\r\n') : Buffer.from(raw.map((byte) => (byte === 0 ? 0x80 : byte))),
    async close() {
      await opened.close()
      await dovecot.stop()
    },
  }
})
