import { Refusal } from './Refusal'

/** Says whether a number belongs to a set such as `1:5,7,9:*`. */
export type SequenceSet = (number: number) => boolean

/**
 * @param last what `*` stands for
 * @throws {Refusal} BAD
 * @source RFC 3501 9
 */
export function sequenceSet(text: string, last: number): SequenceSet {
  if (!/^(?:\d+|\*)(?::(?:\d+|\*))?(?:,(?:\d+|\*)(?::(?:\d+|\*))?)*$/.test(text)) {
    throw new Refusal('BAD No set of messages')
  }
  const ranges = text.split(',').map((range) => {
    const ends = range.split(':').map((end) => (end === '*' ? last : Number(end)))
    return [Math.min(...ends), Math.max(...ends)] as const
  })
  return (number) => ranges.some(([from, to]) => number >= from && number <= to)
}

/** The shortest set of these numbers, `1:3,7`. */
export function setOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}:${to}`)).join(',')
}
