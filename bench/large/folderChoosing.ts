import { figure, median, type Figure } from '../Figure'
import type { ProductTourist } from '../mailbox/ProductTourist'
import { smallFolder } from '../mails'

/** Rounds that count, after one that warms up. */
const rounds = 6

/** Two mailboxes, of which one has thousands of folders. */
interface Tourists {
  readonly small: ProductTourist
  readonly large: ProductTourist
}

/** What people wait for who choose among all folders, in turns. */
export async function choosingFigures({ small, large }: Tourists): Promise<Figure[]> {
  const chosen: Chosen[] = []
  const chosenSmall: Chosen[] = []
  await large.reload()
  await small.reload()
  for (let round = 0; round <= rounds; round += 1) {
    chosen.push(await choose(large))
    chosenSmall.push(await choose(small))
  }
  const beside = (name: string, what: keyof Chosen) => {
    const middle = (all: readonly Chosen[]) => median(all.slice(1).map((each) => each[what]))
    const [value, floor] = [middle(chosen), middle(chosenSmall)]
    return figure({ name, value, unit: 'ms', floor, floorOf: 'small', maxTimes: 1.5 })
  }
  return [
    beside('menu of the folders to move to', 'menu'),
    beside('palette opened', 'palette'),
    beside('folder found by its name', 'found'),
  ]
}

/** Times in milliseconds. */
interface Chosen {
  readonly menu: number
  readonly palette: number
  readonly found: number
}

async function choose(tourist: ProductTourist): Promise<Chosen> {
  const { ms: menu } = await tourist.moveMenu()
  await tourist.rest()
  const { opened, found } = await tourist.palette(smallFolder)
  await tourist.rest()
  return { menu, palette: opened.ms, found: found.ms }
}
