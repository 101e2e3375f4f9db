import { figure, type Figure } from '../Figure'
import type { ProductTourist } from '../mailbox/ProductTourist'
import type { Held } from '../mailbox/Tourist'

/** Mails after which the page is looked at, for the first and the last time. */
const some = 50
const many = 1_000

/**
 * What a page holds after so many opened mails, one after the other, beside what it held after fifty: each time with the list
 * before it, since mails differ in what they are made of.
 */
export async function longReadingFigures(tourist: ProductTourist): Promise<Figure[]> {
  await tourist.reload()
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
  await tourist.open(0)
  for (let opened = 1; opened < count; opened += 1) await tourist.neighbour()
  await tourist.rest()
  await tourist.closeAll()
  await tourist.rest()
  return tourist.held()
}
