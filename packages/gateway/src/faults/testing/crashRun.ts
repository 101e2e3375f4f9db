import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../doors/database/Database'
import type { SubmittedMail } from '../../testing/imap/smtp/SmtpServer'
import { countMails, type MailPlaces } from './countMails'
import { Load } from './Load'
import { ann, bob, type FaultWorld } from './openFaultWorld'
import type { Program } from './Program'
import { letterId, testLetter } from './testLetter'
import { everlastingJobs } from '../../testing/everlastingJobs'

/** Things that are done at most until the next blow. */
const maxSteps = 15
/** The blow comes somewhere between two steps. */
const longestPauseMs = 30
/** Between two looks at the jobs of another process. */
const lookMs = 50
const folders = ['INBOX', 'Projects', '项目/2026', 'Trash']
const movedCount = 60
/** Deleted for ever, about one at each blow. */
const purgeFolder = 'Old'

/** What was found at the end. */
export interface CrashOutcome {
  /** Blows by what they were. */
  readonly blows: Readonly<Record<Blow, number>>
  /** Message-IDs of the mails that were moved to and fro. */
  readonly moved: readonly string[]
  /** Message-IDs of those in the folder whose mails are deleted for ever, and of those that were. */
  readonly old: readonly string[]
  readonly purged: readonly string[]
  /** Message-IDs of mails of which the writer was told that they are sent. */
  readonly sent: readonly string[]
  readonly places: MailPlaces
  readonly bobsPlaces: MailPlaces
  /** What the submission server has taken. */
  readonly taken: readonly SubmittedMail[]
  /** By Message-ID: at how many kills of the gateway a mail stood in its books as not handed over. */
  readonly openAtKill: ReadonlyMap<string, number>
  /** States of deliveries. */
  readonly states: readonly string[]
  /** Exit codes of the gateways that were asked to end. */
  readonly exitCodes: readonly (number | null)[]
  readonly failures: readonly unknown[]
}

/** What befalls the system: SIGKILL to the gateway, SIGTERM to it, SIGKILL to all of Dovecot. */
export type Blow = 'gateway' | 'stop' | 'dovecot'

/**
 * Sends, moves and deletes all the time, while the gateway and the mail server are killed at random moments and started
 * again. What failed is tried again, as a person does. At the end everything has come to rest.
 */
export async function crashRun(
  world: FaultWorld,
  count: number,
  random: () => number,
): Promise<CrashOutcome> {
  const { dovecot, smtp } = world
  const moved = await fill(world, 'INBOX', movedCount)
  const old = await fill(world, purgeFolder, count * 3)
  for (const folder of folders) await dovecot.deliver(ann.user, testLetter(`first in ${folder}`), { folder })
  let gateway = await world.serve()
  const page = await world.annsPage()
  await page.folders.list()
  const load = new Load(page, random)
  const blows = { gateway: 0, stop: 0, dovecot: 0 }
  const openAtKill = new Map<string, number>()
  const exitCodes: (number | null)[] = []

  load.begin(folders, purgeFolder)
  for (let done = 0; done < count; done += 1) {
    // Counted in things that happened and not in time, so that a slow machine is hit in the middle as well.
    await steps(load, Math.ceil(random() * maxSteps))
    await pause(random() * longestPauseMs)
    const blow = pick(random())
    blows[blow] += 1
    if (blow === 'dovecot') {
      await world.crashDovecot()
      continue
    }
    if (blow === 'stop') exitCodes.push(await gateway.end())
    else {
      await gateway.kill()
      for (const id of await notHandedOver(world)) openAtKill.set(id, (openAtKill.get(id) ?? 0) + 1)
    }
    gateway = await world.serve()
  }
  await load.end()
  exitCodes.push(...(await settle(world, gateway)))

  return {
    blows,
    moved,
    old,
    purged: load.purged,
    sent: load.sent,
    places: await countMails(dovecot, ann.user),
    bobsPlaces: await countMails(dovecot, bob.user),
    taken: smtp.mails,
    openAtKill,
    states: await world.inDatabase(async ({ db }) =>
      (await db.selectFrom('deliveries').select('state').distinct().execute()).map(({ state }) => state),
    ),
    exitCodes,
    failures: load.failures,
  }
}

/** Orderly ends are rarer: they are the easier ones. */
const pick = (chance: number): Blow => (chance < 0.45 ? 'gateway' : chance < 0.9 ? 'dovecot' : 'stop')

/** Puts mails into a folder. @returns their Message-IDs */
async function fill({ dovecot }: FaultWorld, folder: string, count: number): Promise<readonly string[]> {
  const names = Array.from({ length: count }, (_, index) => `${index} of ${folder}`)
  for (const name of names) await dovecot.deliver(ann.user, testLetter(name), { folder })
  return names.map(letterId)
}

async function steps(load: Load, count: number): Promise<void> {
  const done = Promise.withResolvers<void>()
  let left = count
  load.onStep = () => {
    left -= 1
    if (left <= 0) done.resolve()
  }
  await done.promise
}

/** Message-IDs of mails that the books of a killed gateway do not know to be with the submission server. */
const notHandedOver = (world: FaultWorld): Promise<readonly string[]> =>
  world.inDatabase(async ({ db }) => {
    const rows = await db
      .selectFrom('deliveries')
      .select('message_id')
      .distinct()
      .where('state', '=', 'queued')
      .execute()
    return rows.map((row) => row.message_id)
  })

/** Has everything done that waits, and ends the gateway. @returns its exit codes */
async function settle(world: FaultWorld, gateway: Program): Promise<readonly (number | null)[]> {
  const exitCodes = [await gateway.end()]
  while (await makeDue(world)) {
    const last = await world.serve()
    await world.inDatabase(async (database) => {
      while (await isAnyDue(database)) await pause(lookMs)
    })
    exitCodes.push(await last.end())
  }
  return exitCodes
}

/** What waits for its time waits no longer. Only while the gateway is at rest. @returns false when nothing waits */
const makeDue = (world: FaultWorld): Promise<boolean> =>
  world.inDatabase(async (database) => {
    await database.db
      .updateTable('jobs')
      .set({ due_at: 0 })
      .where('kind', 'not in', everlastingJobs)
      .execute()
    return isAnyDue(database)
  })

async function isAnyDue({ db }: Database): Promise<boolean> {
  const due = db.selectFrom('jobs').select('id').where('kind', 'not in', everlastingJobs)
  return (await due.where('due_at', '<=', Date.now()).executeTakeFirst()) !== undefined
}
