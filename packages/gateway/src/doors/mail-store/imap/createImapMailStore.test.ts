import { afterAll, beforeAll } from 'vitest'
import { type Dovecot, startDovecot } from '../../../testing/imap/startDovecot'
import { mailStoreContract } from '../mailStore.contract'
import { openImapStore } from './testing/openImapStore'

/** More than there are tests, also when some are run again: each has two mailboxes that nobody used before. */
const pairCount = 300

const pairs = Array.from({ length: pairCount }, (_, pair) =>
  ['alice', 'bob'].map((name) => ({ user: `${name}${pair}@example.com`, password: name })),
)

let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot({
    accounts: pairs.flat(),
    settings: 'mail_max_userip_connections = 50',
  })
})
afterAll(() => dovecot.stop())

mailStoreContract('an IMAP server', async () => ({
  ...(await openImapStore({ host: dovecot.host, port: dovecot.port, tls: 'none' }, pairs.pop()!)),
  // IMAP adds no mail of no bytes (RFC 3502 6.3.11), and Dovecot keeps no zero bytes.
  kept: (raw) =>
    raw.length === 0 ? Buffer.from('\r\n') : Buffer.from(raw.map((byte) => (byte === 0 ? 0x80 : byte))),
}))
