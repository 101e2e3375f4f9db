import { figure, median, type Figure } from '../Figure'
import type { HttpPerson } from '../http/HttpPerson'
import type { BareClient } from './BareClient'

/** Mails that are opened. */
const rounds = 40

/**
 * Mails that were never opened before, from all over the inbox. Gateway and bare client take turns in going first, since
 * the second finds the mail in the server's memory.
 */
export async function readingFigures(alice: HttpPerson, bare: BareClient, count: number): Promise<Figure[]> {
  const opened: number[] = []
  const again: number[] = []
  const least: number[] = []
  const readBare = async (place: number) => {
    const began = performance.now()
    await bare.read(place)
    least.push(performance.now() - began)
  }
  for (let round = 0; round < rounds; round += 1) {
    const place = Math.floor(((round + 0.5) * count) / rounds)
    const { rows } = await alice.list({ limit: 20, offset: place })
    const { uid } = rows[0]!
    if (round % 2 === 0) await readBare(place)
    opened.push((await alice.open(uid)).ms)
    again.push((await alice.open(uid)).ms)
    if (round % 2 === 1) await readBare(place)
  }
  const floor = { unit: 'ms', floor: median(least), floorOf: 'bare' }
  return [
    figure({ name: 'mail opened for the first time, p50', value: median(opened), ...floor, maxTimes: 1.5 }),
    figure({ name: 'mail opened again, p50', value: median(again), ...floor }),
  ]
}
