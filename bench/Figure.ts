/** One measured thing, ready to be read. */
export interface Figure {
  readonly name: string
  /** Number and unit: "3.1 ms". */
  readonly value: string
  /** What the same work costs at the least, measured in the same run: "0.6 ms, 5.2 times". */
  readonly floor?: string
  /** What it may be: "at most 5 ms". */
  readonly limit?: string
  /** Absent where nothing is promised. */
  readonly isWithin?: boolean
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
}

/** Puts a number beside its promise and its floor. */
export function figure({ name, value, unit, max, min, floor }: Measured): Figure {
  const say = (number: number) => `${rounded(number)} ${unit}`
  const promises = [
    max === undefined ? undefined : { words: `at most ${say(max)}`, isKept: value <= max },
    min === undefined ? undefined : { words: `at least ${say(min)}`, isKept: value >= min },
  ].filter((promise) => promise !== undefined)
  return {
    name,
    value: say(value),
    floor: floor === undefined ? undefined : `${say(floor)}, ${rounded(value / floor)} times`,
    limit: promises.length === 0 ? undefined : promises.map(({ words }) => words).join(', '),
    isWithin: promises.length === 0 ? undefined : promises.every(({ isKept }) => isKept),
  }
}

/** Three digits that matter. */
const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))

/** The middle one of some measured times. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
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

/** Prints all figures as a table. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = [headings, ...figures.map(columns)]
  const widths = headings.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  console.log()
  for (const row of rows)
    console.log(
      row
        .map((text, index) => text.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
}
