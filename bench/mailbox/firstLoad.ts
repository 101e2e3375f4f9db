import type { Browser, Page } from 'playwright'
import { figure, median, type Figure } from '../Figure'
import type { MailFloor } from '../mail-floor/openMailFloor'
import { painted } from '../paint'
import { type Addressed, openSignIn, signIn } from '../signIn'
import { openFloorSignIn, signInAtFloor } from './FloorTourist'

/** Sign-ins that count, after one that warms up. */
const signIns = 5

/** What a browser goes through that has seen nothing yet. */
export interface Loaded {
  /** Until one can type a password, in ms. */
  readonly usable: number
  /** From the press to the list, in ms. */
  readonly list: number
  /** Until then, all in all. */
  readonly requests: number
  readonly kilobytes: number
}

/** Signs in again and again at all of them, in turns. @returns medians, but for the most requests */
export async function loadInTurns<Name extends string>(
  loads: Readonly<Record<Name, () => Promise<Loaded>>>,
): Promise<Record<Name, Loaded>> {
  const names = Object.keys(loads) as Name[]
  const loaded = new Map(names.map((name): [Name, Loaded[]] => [name, []]))
  for (let round = 0; round <= signIns; round += 1)
    for (const name of names) loaded.get(name)!.push(await loads[name]())
  return Object.fromEntries(names.map((name) => [name, middle(loaded.get(name)!)])) as Record<Name, Loaded>
}

/** Signs in at Mailroom. */
export async function loadProduct(browser: Browser, product: Addressed): Promise<Loaded> {
  const { context, page } = await openSignIn(browser, product)
  const { at: usable } = await painted(page, { kind: 'signIn' }, 'now')
  const list = await signIn(page)
  const costs = await askedBefore(page, list.at)
  await context.close()
  return { usable, list: list.ms, ...costs }
}

/** Signs in at the smallest mail client. */
export async function loadFloor(browser: Browser, floor: MailFloor): Promise<Loaded> {
  const { page, usable, rest } = await openFloorSignIn(browser, floor)
  const list = await signInAtFloor(page, rest)
  const costs = await askedBefore(page, list.at)
  await page.context().close()
  return { usable, list: list.ms, ...costs }
}

/** What the page had asked for by a time of its own, and what that weighed on the wire. */
export const askedBefore = (page: Page, at: number): Promise<Pick<Loaded, 'requests' | 'kilobytes'>> =>
  page.evaluate((time) => {
    const entriesOf = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[]
    const [document] = entriesOf('navigation')
    const asked = entriesOf('resource').filter(({ startTime }) => startTime <= time)
    const all = [...(document ? [document] : []), ...asked]
    return {
      requests: all.length,
      kilobytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
  }, at)

function middle(all: readonly Loaded[]): Loaded {
  const counted = all.slice(1)
  const of = (value: (loaded: Loaded) => number) => median(counted.map(value))
  return {
    usable: of(({ usable }) => usable),
    list: of(({ list }) => list),
    requests: Math.max(...counted.map(({ requests }) => requests)),
    kilobytes: of(({ kilobytes }) => kilobytes),
  }
}

/** What loading costs, beside the floor. */
export const firstLoadFigures = (loaded: Loaded, floor: Loaded): Figure[] => [
  figure({
    name: 'login page usable, empty cache',
    value: loaded.usable,
    unit: 'ms',
    floor: floor.usable,
    maxTimes: 2.2,
  }),
  figure({
    name: 'sign-in to the list painted',
    value: loaded.list,
    unit: 'ms',
    floor: floor.list,
    maxTimes: 1.8,
  }),
  figure({ name: 'requests until then', value: loaded.requests, unit: 'requests', max: 12 }),
  figure({ name: 'over the wire until then', value: loaded.kilobytes, unit: 'kB', max: 260 }),
]
