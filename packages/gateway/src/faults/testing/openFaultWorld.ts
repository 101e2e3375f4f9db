import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailroomAdapter } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import { WebSocket as SocketOfNode } from 'ws'
import { openDatabase } from '../../doors/database/openDatabase'
import type { Database } from '../../doors/database/Database'
import { CookieJar } from '../../testing/CookieJar'
import { freshDatabase } from '../../testing/freshDatabase'
import { freePort } from '../../testing/imap/dovecot/freePort'
import { startDovecot } from '../../testing/imap/startDovecot'
import { startSmtpServer } from '../../testing/imap/startSmtpServer'
import { buildProgram } from './buildProgram'
import { Program } from './Program'

/** Who writes, moves and deletes. */
export const ann = { user: 'ann@corp.example', password: 'canary-Ann-11' }
/** Who gets mail from her. */
export const bob = { user: 'bob@corp.example', password: 'canary-Bob-22' }

/** A mail system of an organisation, and the gateway in front of it as a program that can be killed. */
async function openFaultWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-faults-'))
  const program = await buildProgram(folder)
  const dovecot = await startDovecot({ accounts: [ann, bob], settings: 'mail_max_userip_connections = 50' })
  const smtp = await startSmtpServer(dovecot, { security: 'none' })
  const fresh = await freshDatabase()
  const dataFolder = join(folder, 'data')
  const httpPort = await freePort()
  const url = `http://localhost:${httpPort}`
  const settings = {
    MAILROOM_DATA_FOLDER: dataFolder,
    ...(fresh.url !== '' && { MAILROOM_DATABASE_URL: fresh.url }),
    MAILROOM_HTTP_PORT: String(httpPort),
    MAILROOM_DOMAINS: 'corp.example',
    MAILROOM_IMAP_URL: `imap://127.0.0.1:${dovecot.port}`,
    MAILROOM_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAILROOM_MAX_REQUESTS_PER_MINUTE: '1000000',
    MAILROOM_PASSWORD_KEY_BITS: '1024',
    MAILROOM_LOG_LEVEL: 'warn',
  }
  const started: Program[] = []
  const run = (...words: readonly string[]) => {
    const one = new Program(program, words, settings)
    started.push(one)
    return one
  }

  return {
    dovecot,
    smtp,
    folder,
    run,
    /** Starts the gateway; resolves when it serves. */
    async serve(): Promise<Program> {
      const gateway = run('serve')
      await gateway.hasSaid('Mailroom is at')
      return gateway
    },
    /** Ends Dovecot in the middle of whatever it does, and starts it again. */
    async crashDovecot(): Promise<void> {
      await dovecot.kill()
      // Its lock files outlive it, and it would wait two minutes until it takes them for forgotten.
      const files = await readdir(join(dovecot.folder, 'mail'), { recursive: true })
      const locks = files.filter((file) => file.endsWith('/dovecot-uidlist.lock'))
      for (const lock of locks) await rm(join(dovecot.folder, 'mail', lock), { force: true })
      await dovecot.restart()
    },
    /** A page of Ann's, signed in. The session outlives the gateway's process. */
    async annsPage(): Promise<MailroomAdapter> {
      const page = createHttpAdapter({
        baseUrl: url,
        fetch: new CookieJar(url).fetch,
        openSocket: (address) => new SocketOfNode(address, { origin: url }) as unknown as WebSocket,
      })
      await page.session.signIn({ username: ann.user, password: ann.password })
      return page
    },
    /** Looks into the database while the gateway is at rest. */
    async inDatabase<T>(look: (database: Database) => Promise<T>): Promise<T> {
      const database = await openDatabase(fresh.url === '' ? join(dataFolder, 'mailroom.db') : fresh.url)
      try {
        return await look(database)
      } finally {
        await database.close()
      }
    },
    async close() {
      // One that a failed test has left would take the database along to the next test.
      await Promise.all(started.map((one) => one.kill()))
      await smtp.stop()
      await dovecot.stop()
      await fresh.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What it gives. */
export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>

/** Does something in one, and takes it away. */
export async function withFaultWorld(work: (world: FaultWorld) => Promise<void>): Promise<void> {
  const world = await openFaultWorld()
  try {
    await work(world)
  } finally {
    await world.close()
  }
}
