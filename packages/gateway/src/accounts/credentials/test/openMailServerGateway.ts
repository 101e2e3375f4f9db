import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../../config/readSettings'
import type { Settings } from '../../../config/Settings'
import { createServices } from '../../../createServices'
import { createApp } from '../../../http/createApp'
import { createLog } from '../../../observe/createLog'
import { openStore } from '../../../openStore'
import { freshDatabase } from '../../../testing/freshDatabase'
import type { SmtpServer } from '../../../testing/imap/smtp/SmtpServer'
import type { Dovecot } from '../../../testing/imap/startDovecot'
import { TestBrowser } from '../../../testing/TestBrowser'

/** What the people of the mail server sign in with; no log and no database may ever show it. */
export const mailPasswords = { ann: 'canary-Ann-11', bob: 'canary-Bob-22' } as const

/** Two people on a Dovecot. */
export const mailPeople = Object.entries(mailPasswords).map(([name, password]) => ({
  user: `${name}@corp.example`,
  password,
}))

/** The servers as settings name them: TLS with the certificate of the test. */
export async function settingsFor(
  folder: string,
  dovecot: Dovecot,
  smtp?: Pick<SmtpServer, 'port'>,
): Promise<Partial<Settings>> {
  const caFile = join(folder, 'ca.pem')
  await writeFile(caFile, dovecot.certificate)
  return {
    imapUrl: `imaps://localhost:${dovecot.tlsPort}`,
    smtpUrl: `smtp://localhost:${smtp?.port ?? 587}?tls=starttls`,
    mailServerCaFile: caFile,
    domains: ['corp.example'],
  }
}

/** A gateway without ports in front of a mail server. */
export async function openMailServerGateway(
  dovecot: Dovecot,
  smtp?: Pick<SmtpServer, 'port'>,
  given: Partial<Settings> = {},
) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mailroom-front-'))
  const database = await freshDatabase(dataFolder)
  const lines: string[] = []
  let clockOffsetMs = 0
  const now = () => Date.now() + clockOffsetMs
  const clock = {
    now,
    wait: (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve(), { once: true })
      }),
  }

  const open = async (changed: Partial<Settings> = {}) => {
    const settings = readSettings({
      given: {
        dataFolder,
        ...(database.url !== '' && { databaseUrl: database.url }),
        directMx: false,
        passwordKeyBits: '1024',
        logLevel: 'debug',
        checkAnswers: true,
        ...(await settingsFor(dataFolder, dovecot, smtp)),
        ...given,
        ...changed,
      },
    })
    const log = createLog(settings.logLevel, { write: (line: string) => void lines.push(line) })
    const store = await openStore(settings, { onError: (error) => log.error({ err: error }), now })
    const gateway = await createServices(settings, store, log, clock)
    const app = await createApp(gateway.services)
    const stop = await gateway.startMailSystems()
    return { ...gateway, settings, store, app, stop }
  }
  let opened = await open()

  const close = async () => {
    opened.services.sessionWatch.close()
    await opened.postOffice.stop()
    await opened.stop()
    await opened.store.close()
  }

  return {
    get services() {
      return opened.services
    },
    get store() {
      return opened.store
    },
    get postOffice() {
      return opened.postOffice
    },
    dataFolder,
    /** What was logged so far. */
    lines,
    /** Moves the clock. */
    advance: (ms: number) => void (clockOffsetMs += ms),
    browser: () => new TestBrowser(opened.app),
    signedIn: (name: string, password: string) => new TestBrowser(opened.app).signIn(name, password),
    /** Names of those whose password is kept. */
    async kept(): Promise<readonly string[]> {
      const rows = await opened.store.database.db
        .selectFrom('mail_secrets')
        .innerJoin('accounts', 'accounts.id', 'mail_secrets.account_id')
        .select('login_name')
        .orderBy('login_name')
        .execute()
      return rows.map((row) => row.login_name)
    },
    /** Stops it and starts it again, with other settings. */
    async restart(changed: Partial<Settings> = {}) {
      await close()
      opened = await open(changed)
    },
    async close() {
      await close()
      await database.remove()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** What it gives. */
export type MailServerGateway = Awaited<ReturnType<typeof openMailServerGateway>>
