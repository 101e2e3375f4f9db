import type { Gateway } from '../../e2e/product/Gateway'
import type { Dovecot } from '../../packages/gateway/src/testing/imap/startDovecot'
import { figure, percentile, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { memoryOf } from '../memory'
import { BareClient } from './BareClient'
import { indexed } from './indexed'
import { writingSeconds } from './writing'

/**
 * Waits for the whole index, while its owner goes on reading.
 *
 * @param since when the owner signed in, as `performance.now()` says it
 */
export async function indexingFigures(
  dovecot: Dovecot,
  gateway: Gateway,
  since: number,
  count: number,
): Promise<Figure[]> {
  const alice = new HttpPerson(gateway.url)
  await alice.signIn('alice')
  const lists: number[] = []
  await indexed(gateway.folder, async () => void lists.push((await alice.list({ limit: 20 })).ms))
  const seconds = (performance.now() - since) / 1000
  const megabytes =
    (gateway.pid === undefined ? undefined : await memoryOf(gateway.pid, 'VmHWM')) ?? Number.NaN
  const bare = await readAllSeconds(dovecot)
  const writing = await writingSeconds(gateway.folder)
  return [
    figure({ name: 'first page while the index is filled, p95', value: percentile(lists, 0.95), unit: 'ms' }),
    figure({
      name: 'whole index from sign-in on',
      value: seconds,
      unit: 's',
      floor: bare,
      floorOf: 'bare fetch of the same parts',
      maxTimes: 3,
    }),
    figure({
      name: 'whole index against reading and writing alone',
      value: seconds,
      unit: 's',
      floor: bare + writing,
      floorOf: 'bare fetch, then the same rows and words into SQLite',
    }),
    figure({ name: 'mails indexed', value: count / seconds, unit: 'mails/s' }),
    figure({ name: 'memory of the gateway meanwhile, most', value: megabytes, unit: 'MB', max: 400 }),
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
