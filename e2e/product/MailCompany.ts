import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectClient } from '../../packages/gateway/src/testing/imap/connectClient'
import { startDovecot } from '../../packages/gateway/src/testing/imap/startDovecot'
import { startSmtpServer } from '../../packages/gateway/src/testing/imap/startSmtpServer'
import { PostgresServer } from '../../packages/gateway/src/testing/postgres/PostgresServer'
import { Gateway } from './Gateway'

/** Who works there, with the password of the IMAP server. */
export const ann = { user: 'ann@corp.example', password: 'canary-Ann-11' }
const bob = { user: 'bob@corp.example', password: 'canary-Bob-22' }

const domain = 'corp.example'
const database = 'mailroom'

/** A company that has mail already: Dovecot, its SMTP server, and a PostgreSQL for the gateway; all over TLS of its own. */
export async function openMailCompany() {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-company-'))
  const caFile = join(folder, 'ca.pem')
  const dovecot = await startDovecot({ accounts: [ann, bob] })
  const smtp = await startSmtpServer(dovecot)
  const postgres = await PostgresServer.open()
  await postgres.run(`create database ${database}`)
  await writeFile(caFile, dovecot.certificate)

  return {
    dovecot,
    smtp,
    /** The product in front of it, as its first look in the handbook has it. */
    install: () =>
      Gateway.inFrontOf(
        [
          ...['--imap', `imaps://localhost:${dovecot.tlsPort}`],
          ...['--smtp', `smtp://localhost:${smtp.port}?tls=starttls`],
          ...['--domain', domain],
        ],
        { MAILROOM_DATABASE_URL: postgres.url(database), MAILROOM_MAIL_SERVER_CA_FILE: caFile },
      ),
    /** Ann's other mail program. */
    otherProgram: () =>
      connectClient({
        host: 'localhost',
        port: dovecot.tlsPort,
        secure: true,
        tls: { ca: dovecot.certificate },
        auth: { user: ann.user, pass: ann.password },
      }),
    /**
     * All that the gateway knew is gone: its database is put aside for an empty one. To drop it would wait for a checkpoint
     * and for all processes of the server, which on a busy machine has taken minutes.
     */
    emptyDatabase: () =>
      postgres.run(`alter database ${database} rename to gone`, `create database ${database}`),
    async close() {
      await postgres.close()
      await smtp.stop()
      await dovecot.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What it gives. */
export type MailCompany = Awaited<ReturnType<typeof openMailCompany>>
/** Another mail program, signed in. */
export type OtherProgram = Awaited<ReturnType<MailCompany['otherProgram']>>
