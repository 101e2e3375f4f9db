import { figure, type Figure, median } from '../Figure'
import type { Asked, ProductTourist } from '../mailbox/ProductTourist'

/** Reloads that count. */
const rounds = 5

/** What a page has asked for when it comes to rest after a reload, in turns. */
export async function restingPageFigures(
  large: ProductTourist,
  small: ProductTourist,
): Promise<readonly Figure[]> {
  const asked: Asked[] = []
  const askedSmall: Asked[] = []
  for (let round = 0; round < rounds; round += 1) {
    asked.push(await askedAfterReload(large))
    askedSmall.push(await askedAfterReload(small))
  }
  const beside = (name: string, unit: string, of: keyof Asked) => {
    const middle = (all: readonly Asked[]) => median(all.map((each) => each[of]))
    const [value, floor] = [middle(asked), middle(askedSmall)]
    return figure({ name, value, unit, floor, floorOf: 'small', maxTimes: 1.5 })
  }
  return [
    beside('questions until a page rests', 'questions', 'questions'),
    beside('their answers, compressed', 'kB', 'kilobytes'),
  ]
}

async function askedAfterReload(tourist: ProductTourist): Promise<Asked> {
  await tourist.reload()
  await tourist.rest()
  return tourist.asked()
}
