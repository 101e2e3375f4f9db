import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MessageSummary } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import { readSettings } from '../../config/readSettings'
import type { Mailbox } from '../../doors/mail-store/MailStore'
import { openStore, type Store } from '../../openStore'
import { CookieJar } from '../../testing/CookieJar'
import { freshDatabase } from '../../testing/freshDatabase'
import { givePassword } from '../../testing/givePassword'
import { freePort } from '../../testing/imap/dovecot/freePort'
import { buildProgram } from './buildProgram'
import { type FoundMail, findMails } from './countMails'
import { ann, withFaultWorld } from './openFaultWorld'
import { Program } from './Program'
import type { StruckSystem } from './StruckSystem'
import { testLetter } from './testLetter'

/** Does something in a system whose mails lie on Dovecot: what strikes ends the gateway, or all of Dovecot. */
export const withDovecot = (work: (system: StruckSystem) => Promise<void>): Promise<void> =>
  withFaultWorld(async (world) => {
    const { dovecot } = world
    let gateway: Program | undefined
    const serve = async () => void (gateway = await world.serve())
    await work({
      serve,
      async fill(folder, subjects) {
        for (const subject of subjects) await dovecot.deliver(ann.user, testLetter(subject), { folder })
      },
      page: () => world.annsPage(),
      async strike(chance) {
        if (chance < 0.5) return world.crashDovecot()
        await gateway?.kill()
        await serve()
      },
      end: async () => (await gateway?.end()) ?? null,
      mails: () => findMails(dovecot, ann.user),
    })
  })

/** Does something in a system that keeps the mails itself: what strikes ends its only process. */
export async function withOwnStore(work: (system: StruckSystem) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-struck-'))
  const program = await buildProgram(folder)
  const fresh = await freshDatabase()
  const dataFolder = join(folder, 'data')
  const given = { dataFolder, domains: ['corp.example'], ...(fresh.url !== '' && { databaseUrl: fresh.url }) }
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = {
    MAILROOM_DATA_FOLDER: dataFolder,
    ...(fresh.url !== '' && { MAILROOM_DATABASE_URL: fresh.url }),
    MAILROOM_HTTP_PORT: String(port),
    MAILROOM_SMTP_PORT: '0',
    MAILROOM_SUBMISSION_PORT: '0',
    MAILROOM_DOMAINS: 'corp.example',
    MAILROOM_DIRECT_MX: 'off',
    MAILROOM_MAX_REQUESTS_PER_MINUTE: '1000000',
    MAILROOM_PASSWORD_KEY_BITS: '1024',
    MAILROOM_LOG_LEVEL: 'warn',
  }
  /** Looks into what it keeps, while it is at rest. */
  const inStore = async <T>(look: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore(readSettings({ given }))
    try {
      return await look(store)
    } finally {
      await store.close()
    }
  }
  let gateway: Program | undefined
  const serve = async () => {
    gateway = new Program(program, ['serve'], settings)
    await gateway.hasSaid('Mailroom is at')
  }
  try {
    const id = await inStore(async ({ accounts, database }) => {
      const account = await accounts.create({ address: ann.user, displayName: 'Ann' })
      await givePassword(database, ann.password, account.id)
      return account.id
    })
    await work({
      serve,
      fill: (name, subjects) =>
        inStore(async ({ mail }) => {
          const box = mail.mailbox(id)
          if (!(await box.folders()).some((one) => one.id === name)) await box.createFolder(name)
          for (const subject of subjects) await box.append(name, Buffer.from(testLetter(subject)))
        }),
      async page() {
        const page = createHttpAdapter({ baseUrl: url, fetch: new CookieJar(url).fetch })
        await page.session.signIn({ username: ann.user, password: ann.password })
        return page
      },
      async strike() {
        await gateway?.kill()
        await serve()
      },
      end: async () => (await gateway?.end()) ?? null,
      mails: () => inStore(({ mail }) => readAll(mail.mailbox(id))),
    })
  } finally {
    await gateway?.kill()
    await fresh.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each is opened, so that one whose bytes are gone is found out. */
async function readAll(box: Mailbox): Promise<readonly FoundMail[]> {
  const ids = new Map((await box.tags()).map(({ name, id }) => [name, id]))
  const found: FoundMail[] = []
  for (const { id: folder } of await box.folders()) {
    const listed: MessageSummary[] = []
    for (let total = 1; listed.length < total;) {
      const page = await box.list({ folder, offset: listed.length, limit: 100 })
      total = page.totalCount
      listed.push(...page.messages)
    }
    for (const { ref, state } of listed) {
      const { messageId } = await box.read(ref)
      found.push({ messageId, folder, tags: state.tags.map((name) => ids.get(name) ?? name) })
    }
  }
  return found
}
