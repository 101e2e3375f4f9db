import { randomInt } from 'node:crypto'

/** A number from `low` up to `high`, from the random numbers of secrets: who sees many puzzles foresees none. */
export const between = (low: number, high: number): number =>
  low + ((high - low) * randomInt(1_000_000_000)) / 1_000_000_000

/** So many of some things, none twice, in random order. */
export function pick<Thing>(things: readonly Thing[], count: number): Thing[] {
  const left = [...things]
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]!)
}
