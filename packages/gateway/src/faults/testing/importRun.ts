import { type FSWatcher, watch } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { countMails, type MailPlaces } from './countMails'
import { ann, type FaultWorld } from './openFaultWorld'
import { letterId, testLetter } from './testLetter'

/** Mails that come in at most until the next blow. */
const maxSteps = 12
const longestPauseMs = 20
const folder = 'Brought'

/** What was found at the end of an import. */
export interface ImportOutcome {
  readonly ids: readonly string[]
  readonly places: MailPlaces
  /** Ends that somebody forced. */
  readonly blows: number
}

/**
 * Brings mails in from a Maildir, while the import and the mail server are killed at random moments; the same command goes
 * on. At the end it ends by itself.
 */
export async function importRun(
  world: FaultWorld,
  count: number,
  random: () => number,
): Promise<ImportOutcome> {
  const { dovecot } = world
  await dovecot.deliver(ann.user, testLetter('the first'), { folder })
  // An account comes into being with its first sign-in.
  const gateway = await world.serve()
  await (await world.annsPage()).folders.list()
  await gateway.end()
  const subjects = Array.from({ length: count * maxSteps }, (_, index) => `brought ${index}`)
  const source = join(world.folder, 'source')
  for (const part of ['cur', 'new', 'tmp']) await mkdir(join(source, part), { recursive: true })
  for (const [index, subject] of subjects.entries())
    await writeFile(join(source, 'cur', `${index}.x:2,S`), testLetter(subject))

  const bring = () => world.run('import', ann.user, source, '--folder', folder)
  let blows = 0
  while (blows < count) {
    const arrivals = countArrivals(join(dovecot.folder, 'mail', ann.user, 'Maildir', folder))
    const program = bring()
    await Promise.race([arrivals.reach(Math.ceil(random() * maxSteps)), program.exited])
    await pause(random() * longestPauseMs)
    arrivals.close()
    if (random() < 0.4) await world.crashDovecot()
    else await program.kill()
    blows += 1
    await program.kill()
  }
  const last = bring()
  const code = await last.exited
  if (code !== 0) throw new Error(`The import ended with ${code}: ${last.said}`)
  return { ids: subjects.map(letterId), places: await countMails(dovecot, ann.user), blows }
}

/** Counts the mails that come into a folder of a Maildir. */
function countArrivals(path: string) {
  let left = Infinity
  const reached = Promise.withResolvers<void>()
  const onArrival = () => {
    left -= 1
    if (left <= 0) reached.resolve()
  }
  const watchers: FSWatcher[] = ['cur', 'new'].map((part) => watch(join(path, part), onArrival))
  return {
    reach(count: number) {
      left = count
      return reached.promise
    },
    close() {
      for (const watcher of watchers) watcher.close()
    },
  }
}
