import { figure, type Figure } from '../Figure'
import type { ProductTourist } from '../mailbox/ProductTourist'
import type { Held } from '../mailbox/Tourist'

/** Mails after which the page is looked at, for the first and the last time. */
const some = 50
const many = 1_000

/** What a page holds after so many opened mails, one after the other, beside what it held after fifty. */
export async function longReadingFigures(tourist: ProductTourist): Promise<Figure[]> {
  await tourist.reload()
  await tourist.open(0)
  const early = await readOn(tourist, some)
  const late = await readOn(tourist, many - some)
  const beside = (name: string, unit: string, what: keyof Held) =>
    figure({ name, value: late[what], unit, floor: early[what], floorOf: `after ${some}`, maxTimes: 1.2 })
  return [
    beside(`heap after ${many} opened mails`, 'MB', 'heapMegabytes'),
    beside(`DOM nodes after ${many} opened mails`, 'nodes', 'nodes'),
  ]
}

async function readOn(tourist: ProductTourist, count: number): Promise<Held> {
  for (let opened = 0; opened < count; opened += 1) await tourist.neighbour()
  await tourist.rest()
  return tourist.held()
}
