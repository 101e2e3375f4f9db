import { afterAll, beforeAll } from 'vitest'
import { type Dovecot, startDovecot } from '../../../testing/imap/startDovecot'
import { largeFolderContract } from '../contract/largeFolders.contract'
import { openImapStore } from './testing/openImapStore'

/** More than there are tests, also when some are run again. */
const people = Array.from({ length: 20 }, (_none, index) => ({
  user: `ann${index}@example.com`,
  password: 'a',
}))

let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot({ accounts: people, settings: 'mail_max_userip_connections = 50' })
})
afterAll(() => dovecot.stop())

largeFolderContract('an IMAP server', () =>
  openImapStore({ host: dovecot.host, port: dovecot.port, tls: 'none' }, [people.pop()!]),
)
