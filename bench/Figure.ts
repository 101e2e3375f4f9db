/** One measured thing, ready to be read. */
export interface Figure {
  readonly name: string
  /** Number and unit: "3.1 ms". */
  readonly value: string
  /** The same work done otherwise in the same run, at the least or elsewhere: "0.6 ms, 5.2 times". */
  readonly floor?: string
  /** What it may be: "at most 5 ms". */
  readonly limit?: string
  /** Absent where nothing is promised. */
  readonly isWithin?: boolean
}

/** Figures that belong together. */
export interface FigureTable {
  readonly title: string
  readonly figures: readonly Figure[]
}

interface Measured {
  name: string
  value: number
  unit: string
  /** The largest value that is promised. */
  max?: number
  /** The smallest value that is promised. */
  min?: number
  floor?: number
  /** Whose value the floor is, where it is not the bare server and page. */
  floorOf?: string
  /** The most times the floor that is promised. */
  maxTimes?: number
}

/** Puts a number beside its promise and its floor. */
export function figure({ name, value, unit, max, min, floor, floorOf, maxTimes }: Measured): Figure {
  const say = (number: number) => `${rounded(number)} ${unit}`
  const times = floor === undefined ? Number.NaN : value / floor
  const promises = [
    max === undefined ? undefined : { words: `at most ${say(max)}`, isKept: value <= max },
    min === undefined ? undefined : { words: `at least ${say(min)}`, isKept: value >= min },
    maxTimes === undefined ? undefined : { words: `at most ${maxTimes} times`, isKept: times <= maxTimes },
  ].filter((promise) => promise !== undefined)
  const whose = floorOf === undefined ? '' : ` ${floorOf}`
  return {
    name,
    value: say(value),
    floor: floor === undefined ? undefined : `${say(floor)}${whose}, ${rounded(times)} times`,
    limit: promises.length === 0 ? undefined : promises.map(({ words }) => words).join(', '),
    isWithin: promises.length === 0 ? undefined : promises.every(({ isKept }) => isKept),
  }
}

/** Three digits that matter. */
const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))

/** The middle one of some measured times. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** The value that so many of some measured times do not exceed. @param share 0.95 for p95 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

/** The columns of a figure, in words. */
export const columns = (each: Figure): readonly string[] => [
  each.name,
  each.value,
  each.floor ?? '',
  each.limit ?? '',
  each.isWithin === undefined ? '' : each.isWithin ? 'yes' : 'NO',
]

/** Headings of those columns. */
export const headings = ['figure', 'measured', 'floor, ratio', 'promised', 'kept'] as const

/** Prints figures as a table below its title. */
export function printTable({ title, figures }: FigureTable): void {
  const rows = [headings, ...figures.map(columns)]
  const widths = headings.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  console.log(`\n${title}\n`)
  for (const row of rows)
    console.log(
      row
        .map((text, index) => text.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
}
