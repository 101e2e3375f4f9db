import type { Gateway } from '../../e2e/product/Gateway'
import type { Dovecot } from '../../packages/gateway/src/testing/imap/startDovecot'
import { figure, median, percentile, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { memoryOf } from '../memory'
import { BareClient } from './BareClient'
import { indexed } from './indexed'
import { writingSeconds } from './writing'

/** How often somebody who reads meanwhile asks for a page. */
const listEveryMs = 500

/** How an index was filled. */
export interface Filling {
  /** From sending the password on. */
  readonly seconds: number
  /** Lists that its owner asked for meanwhile. */
  readonly listMs: readonly number[]
  /** The most that the gateway held meanwhile. */
  readonly megabytes: number
}

/**
 * Waits for the whole index, while its owner goes on reading.
 *
 * @param since when the owner signed in, as `performance.now()` says it
 */
export async function fill({ url, folder, pid }: Gateway, since: number): Promise<Filling> {
  const alice = new HttpPerson(url)
  await alice.signIn('alice')
  const listMs: number[] = []
  let listedAt = Number.NEGATIVE_INFINITY
  await indexed(folder, async () => {
    if (performance.now() - listedAt < listEveryMs) return
    listedAt = performance.now()
    listMs.push((await alice.list({ limit: 20 })).ms)
  })
  const seconds = (performance.now() - since) / 1000
  const megabytes = (pid === undefined ? undefined : await memoryOf(pid, 'VmHWM')) ?? Number.NaN
  return { seconds, listMs, megabytes }
}

/**
 * The middle of several fillings beside the middle of the bare fetches after them: what else the machine does changes each by
 * a tenth and more.
 *
 * @param dataFolder of the gateway that was filled last
 */
export async function indexingFigures(
  fillings: readonly Filling[],
  bareFetches: readonly number[],
  dataFolder: string,
  count: number,
): Promise<Figure[]> {
  const seconds = median(fillings.map((filling) => filling.seconds))
  const bareSeconds = median(bareFetches)
  const writing = await writingSeconds(dataFolder)
  const lists = fillings.flatMap(({ listMs }) => listMs)
  return [
    figure({ name: 'first page while the index is filled, p95', value: percentile(lists, 0.95), unit: 'ms' }),
    figure({
      name: 'whole index from sign-in on',
      value: seconds,
      unit: 's',
      floor: bareSeconds,
      floorOf: 'bare fetch of the same parts',
      maxTimes: 3,
    }),
    figure({
      name: 'whole index against reading and writing alone',
      value: seconds,
      unit: 's',
      floor: bareSeconds + writing,
      floorOf: 'bare fetch, then the same rows and words into SQLite',
    }),
    figure({ name: 'mails indexed', value: count / seconds, unit: 'mails/s' }),
    figure({
      name: 'memory of the gateway meanwhile, most',
      value: Math.max(...fillings.map(({ megabytes }) => megabytes)),
      unit: 'MB',
      max: 400,
    }),
  ]
}

/** What a bare client needs to read all that an index is made of. */
export async function readAllSeconds(dovecot: Dovecot): Promise<number> {
  const client = await BareClient.open(dovecot, 'alice')
  const began = performance.now()
  await client.readAll()
  const seconds = (performance.now() - began) / 1000
  await client.close()
  return seconds
}
