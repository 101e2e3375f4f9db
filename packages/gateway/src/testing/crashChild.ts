import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMailroomError, type DraftContent } from '@mailroom/core'
import { pino } from 'pino'
import { systemClock } from '../jobs/Clock'
import { openFolderBlobStore } from '../doors/blob-store/folder/openFolderBlobStore'
import { openDatabase } from '../doors/database/openDatabase'
import { createLocalEventBus } from '../doors/events/createLocalEventBus'
import { createSqlMailStore } from '../doors/mail-store/sql/createSqlMailStore'
import { directTransport } from '../outbound/transports'
import { createAudit } from '../accounts/audit'
import { createReviews } from '../review/createReviews'
import { addRule, readRules } from '../review/reviewRules'
import { createPostOffice } from '../sending/createPostOffice'
import { listenInbound } from '../smtp-in/listenInbound'
import { reviewedWord, type CrashWay } from './crashWays'
import { TestDirectory } from './TestDirectory'
import { everlastingJobs } from './everlastingJobs'

/** What the child is asked. */
export type CrashOrder =
  | { readonly kind: 'save' | CrashWay; readonly draftId: string; readonly content: DraftContent }
  | { readonly kind: 'finish' }

/** What the child answers. */
export type CrashReport =
  | { readonly kind: 'ready'; readonly smtpPort: number }
  | { readonly kind: 'saved' | 'sent'; readonly draftId: string }
  | {
      readonly kind: 'failed'
      readonly order: 'save' | CrashWay
      readonly draftId: string
      readonly reason: string
    }

/** How soon a mail leaves that waits for its time. */
const scheduledMs = 20

/** How long a mail can be called back; it stays 3 s longer by itself. */
const undoSeconds = 0.02

/** The account of who reviews. */
const reviewer = 3

/** A post office in a process of its own, over a folder that outlives it: to be killed at any moment. */
async function main(folder: string, where: string, sinkPort: number) {
  await mkdir(folder, { recursive: true })
  const database = await openDatabase(where)
  const blobs = await openFolderBlobStore(join(folder, 'blobs'))
  const events = createLocalEventBus()
  const mailStore = createSqlMailStore({ database, blobs, events })
  const directory = new TestDirectory()
  for (const [index, name] of ['ann', 'bob', 'rev'].entries()) {
    const address = `${name}@example.com`
    await database.db
      .insertInto('accounts')
      .values({ id: index + 1, address, login_name: name, display_name: name, created_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    directory.add(index + 1, address, name)
  }
  const log = pino({ level: 'silent' })
  const office = createPostOffice({
    database,
    blobs,
    mailStore,
    events,
    directory,
    log,
    transport: directTransport({
      hostname: 'mx.example.com',
      port: sinkPort,
      resolveMx: async () => [{ exchange: '127.0.0.1', priority: 1 }],
    }),
    hostname: 'mx.example.com',
    maxMessageBytes: 1_000_000,
    maxRecipients: 100,
    forbiddenExtensions: [],
    senders: directory.senders,
    localeOf: async () => 'en',
  })
  const reviews = createReviews({
    ...{ database, blobs, events, clock: systemClock },
    timeline: office.timeline,
    queue: office.queue,
    audit: createAudit(database),
  })
  const rule = { from: [], to: [], words: [reviewedWord], files: [] }
  if ((await readRules(database)).length === 0) await addRule(database, rule, [reviewer], Date.now())
  /** Lets go what waits. @returns false when nothing did */
  const permit = async (): Promise<boolean> => {
    const { mails } = await reviews.list(reviewer, { state: 'wait', offset: 0, limit: 100 })
    const ids = mails.map(({ id }) => id)
    if (ids.length > 0) await reviews.decide(reviewer, ids, { state: 'permit' }, '')
    return ids.length > 0
  }
  await office.start(true)
  const smtp = {
    host: '127.0.0.1',
    port: 0,
    hostname: 'mx.example.com',
    maxMessageBytes: 1_000_000,
    maxRecipients: 100,
    log,
  }
  const listener = await listenInbound(smtp, office.intake)

  process.on('message', (order: CrashOrder) => {
    if (order.kind === 'finish') {
      void finish()
      return
    }
    const { draftId, content, kind } = order
    const { sending } = office
    const works = {
      save: () => sending.save(1, content, draftId),
      send: () => sending.send(1, content, draftId),
      hold: () => sending.hold(1, content, draftId, undoSeconds),
      review: () => sending.send(1, content, draftId).then(permit),
      // What has left already waits for no time.
      schedule: () =>
        sending.schedule(1, content, Date.now() + scheduledMs, draftId).catch((error: unknown) => {
          if (!isMailroomError(error) || error.kind !== 'conflict') throw error
        }),
    }
    works[kind]().then(
      () => report({ kind: kind === 'save' ? 'saved' : 'sent', draftId }),
      (error: unknown) => report({ kind: 'failed', order: kind, draftId, reason: String(error) }),
    )
  })

  /** Ends as on a normal stop, once nothing is left to do but what always is. */
  async function finish() {
    const waiting = () =>
      database.db.selectFrom('jobs').select('id').where('kind', 'not in', everlastingJobs).executeTakeFirst()
    while ((await permit()) || (await waiting())) await new Promise((resolve) => setTimeout(resolve, 20))
    await listener.close()
    await office.stop()
    await database.close()
    process.disconnect()
  }

  report({ kind: 'ready', smtpPort: listener.port })
}

const report = (message: CrashReport) => process.send!(message)

const [folder, where, sinkPort] = process.argv.slice(2)
void main(folder!, where!, Number(sinkPort))
