/** Choices that come out the same for the same seed. */
export interface Chance {
  /** 0 to below 1. */
  next(): number
  /** One of the list. */
  pick<T>(list: readonly T[]): T
  /** `count` different ones of the list, or all of a shorter one. */
  some<T>(list: readonly T[], count: number): T[]
}

/** A small generator (mulberry32): good enough to make a company look lived in. */
export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    some: (list, count) =>
      list
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ value }) => value),
  }
}
