import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { settingsFor } from '../../accounts/credentials/test/openMailServerGateway'
import { connectClient } from '../imap/connectClient'
import { startDovecot } from '../imap/startDovecot'
import { startSmtpServer } from '../imap/startSmtpServer'
import { mailOptions } from './mailOptions'
import type { WorldMailSystem } from './WorldMailSystem'
import { peopleOf, worldPassword } from './worldPeople'

/** All worlds come from one address: a wrong password in one would make the others wait. */
const withoutPenalty = 'service anvil {\n  unix_listener anvil-auth-penalty {\n    mode = 0\n  }\n}'

/** A Dovecot with everybody's mail and passwords, and the submission server beside it. */
export async function dovecotMail(worldCount: number): Promise<WorldMailSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-conformance-ca-'))
  const dovecot = await startDovecot({
    accounts: peopleOf(worldCount).map(({ address }) => ({ user: address, password: worldPassword })),
    settings: withoutPenalty,
  })
  const smtp = await startSmtpServer(dovecot)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    settings: { ...(await settingsFor(folder, dovecot, smtp)), domains: ['example.com'] },
    async deliver(owner, mail) {
      const { message } = await composer.sendMail(mailOptions(owner, mail))
      await dovecot.deliver(owner.address, message as Buffer)
    },
    /** As the owner does in another mail program. */
    async addFolder(owner, name) {
      const client = await connectClient({
        host: dovecot.host,
        port: dovecot.tlsPort,
        secure: true,
        tls: { ca: dovecot.certificate },
        auth: { user: owner.address, pass: worldPassword },
      })
      await client.mailboxCreate(name)
      await client.logout()
    },
    async close() {
      await smtp.stop()
      await dovecot.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
