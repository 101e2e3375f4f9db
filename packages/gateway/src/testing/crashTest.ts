import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DraftContent } from '@mailroom/core'
import { openFolderBlobStore } from '../doors/blob-store/folder/openFolderBlobStore'
import { openDatabase } from '../doors/database/openDatabase'
import { createLocalEventBus } from '../doors/events/createLocalEventBus'
import { createSqlMailStore } from '../doors/mail-store/sql/createSqlMailStore'
import { bundleProgram } from './bundleProgram'
import type { CrashOrder, CrashReport } from './crashChild'
import { crashWays, reviewedWord, type CrashWay } from './crashWays'
import { draftContent } from './draftContent'
import { testPlace } from './openTestDatabase'
import { RawSmtp } from './RawSmtp'
import { SmtpSink } from './SmtpSink'

/** Mails of each kind that are under way at each kill. */
const mailsPerRound = 5
/** Saved and sent, also when that was done before a kill and is only said again. */
const stepsPerDraft = 2
/** Each new mail arrives outside, and as many come in. */
const stepsPerRound = 2 * mailsPerRound
/** The kill comes somewhere between two steps. */
const longestPauseMs = 30

/** What was found at the end, by subject: how often each mail is where. */
export interface CrashOutcome {
  /** Mails that were sent, each to Bob and to the outside. */
  readonly sent: readonly string[]
  /** Mails that came in and were confirmed with 250; the others were cut before. */
  readonly confirmed: readonly string[]
  readonly unconfirmed: readonly string[]
  readonly inBobsInbox: ReadonlyMap<string, number>
  readonly inSent: ReadonlyMap<string, number>
  readonly inDrafts: ReadonlyMap<string, number>
  readonly outside: ReadonlyMap<string, number>
  readonly states: readonly string[]
}

/**
 * Kills a post office at random moments while mails come in, are saved and are sent, starts it again, and lets the writer
 * ask again for what was not confirmed. At the end everything has come to rest.
 */
export async function crashTest(kills: number, random: () => number): Promise<CrashOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-crash-'))
  const sink = await SmtpSink.open()
  const program = await bundleProgram(join(import.meta.dirname, 'crashChild.ts'), join(folder, 'child.mjs'))
  const data = join(folder, 'data')
  const place = await testPlace()
  const start = () =>
    fork(program, [data, place.where, String(sink.port)], { execPath: process.execPath, execArgv: [] })
  const sent: string[] = []
  const confirmed: string[] = []
  const unconfirmed: string[] = []
  const open = new Map<string, DraftContent>()

  /** Starts the child and has it send what is open. `onStep` hears of everything that moves on. */
  async function begin(onStep: () => void) {
    const child = start()
    const { smtpPort } = await ready(child)
    const failures: string[] = []
    child.on('message', (message: CrashReport) => {
      if (message.kind === 'sent') open.delete(message.draftId)
      // What leaves later is not saved once more; that it is asked for again is what counts.
      if (message.kind === 'failed' && message.order !== 'save')
        failures.push(`${message.order} of ${message.draftId}: ${message.reason}`)
      onStep()
    })
    for (const [draftId, content] of open) {
      order(child, { kind: 'save', draftId, content })
      order(child, { kind: wayOf(draftId), draftId, content })
    }
    return { child, smtpPort, failures, exited: once(child, 'exit') }
  }

  async function roundWithKill() {
    for (let index = 0; index < mailsPerRound; index += 1) {
      const draftId = randomUUID()
      sent.push(draftId)
      open.set(draftId, form(draftId, index % 2 === 1))
    }
    // Counted in things that happened and not in time, so that a slow machine is hit in the middle as well.
    let stepsLeft = Math.floor(random() * (open.size * stepsPerDraft + stepsPerRound))
    const pauseMs = random() * longestPauseMs
    const kill = Promise.withResolvers<void>()
    const onStep = () => {
      stepsLeft -= 1
      if (stepsLeft <= 0) kill.resolve()
    }
    sink.onMail = onStep
    const { child, smtpPort, exited } = await begin(onStep)
    const incoming = Array.from({ length: mailsPerRound }, () =>
      deliver(smtpPort, confirmed, unconfirmed).finally(onStep),
    )
    await Promise.race([kill.promise, exited])
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    child.kill('SIGKILL')
    await Promise.all([exited, ...incoming])
  }

  async function lastRound() {
    const { child, failures, exited } = await begin(() => {})
    while (open.size > 0) {
      await nextReport(child)
      if (failures.length > 0) throw new Error(failures.join('\n'))
    }
    order(child, { kind: 'finish' })
    await exited
  }

  try {
    for (let kill = 0; kill < kills; kill += 1) await roundWithKill()
    await lastRound()
    return {
      sent,
      confirmed,
      unconfirmed,
      outside: count(sink.mails.map(({ raw }) => subjectOf(raw))),
      ...(await look(data, place.where)),
    }
  } finally {
    await sink.close()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** One in four mails leaves at once; the others when their time has come, nobody called them back, or a reviewer let them. */
const wayOf = (draftId: string): CrashWay =>
  crashWays[Number.parseInt(draftId.at(-1)!, 16) % crashWays.length]!

/** To Bob and to the outside; each second one in mails of their own. */
const form = (subject: string, isSeparate: boolean) =>
  draftContent({
    cc: [{ address: 'x@example.net', name: '' }],
    subject,
    isSeparate,
    ...(wayOf(subject) === 'review' && { html: `<p>${reviewedWord}</p>` }),
  })

const order = (child: ChildProcess, message: CrashOrder) => {
  // A child that was killed cannot be told anything, which is the point.
  if (child.connected) child.send(message, () => {})
}

async function ready(child: ChildProcess): Promise<{ readonly smtpPort: number }> {
  const report = await nextReport(child)
  if (report.kind !== 'ready') throw new Error(`The child did not start: ${report.kind}`)
  return report
}

/** What a child says next that nobody has killed. */
async function nextReport(child: ChildProcess): Promise<CrashReport> {
  const wait = new AbortController()
  const ended = once(child, 'exit', wait).then(([code]) => {
    throw new Error(`The child ended by itself, with ${code}.`)
  })
  const said = once(child, 'message', wait) as Promise<CrashReport[]>
  const [report] = await Promise.race([said, ended]).finally(() => wait.abort())
  return report!
}

async function deliver(port: number, confirmed: string[], unconfirmed: string[]) {
  const subject = randomUUID()
  try {
    const client = await RawSmtp.open(port)
    await client.begin('eve@example.net', 'bob@example.com')
    const reply = await client.say(
      `Subject: ${subject}\r\nMessage-ID: <${subject}@example.net>\r\n\r\nx\r\n.`,
    )
    ;(reply.startsWith('250') ? confirmed : unconfirmed).push(subject)
    client.close()
  } catch {
    unconfirmed.push(subject)
  }
}

const subjectOf = (raw: string) => /^Subject: (.*)\r$/m.exec(raw)![1]!

function count(subjects: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  return counts
}

async function look(data: string, where: string) {
  const database = await openDatabase(where)
  const blobs = await openFolderBlobStore(join(data, 'blobs'))
  const store = createSqlMailStore({ database, blobs, events: createLocalEventBus() })
  const subjects = async (accountId: number, folder: string) => {
    const found: string[] = []
    for (let total = 1; found.length < total;) {
      const page = await store.mailbox(accountId).list({ folder, offset: found.length, limit: 100 })
      total = page.totalCount
      found.push(...page.messages.map(({ subject }) => subject))
    }
    return count(found)
  }
  const rows = await database.db.selectFrom('deliveries').select('state').distinct().execute()
  const outcome = {
    inBobsInbox: await subjects(2, 'INBOX'),
    inSent: await subjects(1, 'Sent'),
    inDrafts: await subjects(1, 'Drafts'),
    states: rows.map(({ state }) => state).toSorted(),
  }
  await database.close()
  return outcome
}
