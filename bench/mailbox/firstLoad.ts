import type { Browser, Page } from 'playwright'
import { figure, median, type Figure } from '../Figure'
import type { MailFloor } from '../mail-floor/openMailFloor'
import { painted } from '../paint'
import { type Addressed, openSignIn, signIn } from '../signIn'
import { openFloorSignIn, signInAtFloor } from './FloorTourist'

/** Sign-ins that count, after one that warms up. */
const signIns = 5

/** What a browser goes through that has seen nothing yet. */
interface Loaded {
  /** Until one can type a password, in ms. */
  readonly usable: number
  /** From the press to the list, in ms. */
  readonly list: number
  /** Until then, all in all. */
  readonly requests: number
  readonly kilobytes: number
}

/** What loading costs each, beside the floor. @returns a list for each product */
export async function firstLoadFigures(
  browser: Browser,
  floor: MailFloor,
  products: readonly Addressed[],
): Promise<Figure[][]> {
  const atFloor: Loaded[] = []
  const loaded = products.map((): Loaded[] => [])
  for (let round = 0; round <= signIns; round += 1) {
    atFloor.push(await loadFloor(browser, floor))
    for (const [index, product] of products.entries()) loaded[index]!.push(await load(browser, product))
  }
  return loaded.map((each) => figuresOf(middle(each), middle(atFloor)))
}

async function load(browser: Browser, product: Addressed): Promise<Loaded> {
  const { context, page } = await openSignIn(browser, product)
  const { at: usable } = await painted(page, { kind: 'signIn' }, 'now')
  const list = await signIn(page)
  const costs = await askedBefore(page, list.at)
  await context.close()
  return { usable, list: list.ms, ...costs }
}

async function loadFloor(browser: Browser, floor: MailFloor): Promise<Loaded> {
  const { page, usable, rest } = await openFloorSignIn(browser, floor)
  const list = await signInAtFloor(page, rest)
  const costs = await askedBefore(page, list.at)
  await page.context().close()
  return { usable, list: list.ms, ...costs }
}

/** What the page had asked for by a time of its own, and what that weighed on the wire. */
const askedBefore = (page: Page, at: number): Promise<Pick<Loaded, 'requests' | 'kilobytes'>> =>
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

const figuresOf = (loaded: Loaded, floor: Loaded): Figure[] => [
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
