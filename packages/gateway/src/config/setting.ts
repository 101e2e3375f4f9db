import * as v from 'valibot'

/** One setting: what it may be, what it is when nobody sets it, and what it means. */
export interface Setting<Schema extends v.GenericSchema = v.GenericSchema> {
  readonly schema: Schema
  readonly fallback: v.InferOutput<Schema>
  /** The word for its type in the table of settings. */
  readonly type: string
  readonly meaning: string
  /** Turns the text of a variable into what the schema reads. */
  readonly fromText: (text: string) => unknown
  /** Never written to a log or a terminal. Can also be read from a file: see `readSettings`. */
  readonly isSecret?: boolean
  /** Keys of secrets within the records of a list; treated like secret settings. */
  readonly secretKeys?: readonly string[]
}

const asIs = (text: string) => text

/** Text with something in it. */
export const someText = v.pipe(v.string(), v.minLength(1))

/** Free text. */
export const text = (fallback: string, meaning: string, check: v.GenericSchema<string> = v.string()) => ({
  schema: check,
  fallback,
  type: 'text',
  meaning,
  fromText: asIs,
})

/** Text that is kept out of logs. */
export const secret = (meaning: string) => ({ ...text('', meaning), type: 'secret text', isSecret: true })

/** A whole number in a range. */
export const wholeNumber = (fallback: number, range: readonly [number, number], meaning: string) => ({
  schema: v.pipe(v.number(), v.integer(), v.minValue(range[0]), v.maxValue(range[1])),
  fallback,
  type: `whole number, ${range[0]} to ${range[1]}`,
  meaning,
  fromText: (given: string) => (/^-?\d+$/.test(given.trim()) ? Number(given) : given),
})

/** A percentage that may be left out. */
export const percentage = (meaning: string) => ({
  schema: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  fallback: null as number | null,
  type: 'number, 0 to 100, or null',
  meaning,
  fromText: (given: string) => (given.trim() === '' ? null : Number(given)),
})

const switchWords: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  on: true,
  false: false,
  '0': false,
  off: false,
}

/** On or off. */
export const onOff = (fallback: boolean, meaning: string) => ({
  schema: v.boolean(),
  fallback,
  type: 'true or false',
  meaning,
  fromText: (given: string) => switchWords[given.trim().toLowerCase()] ?? given,
})

/** A list; a variable separates its entries by commas. */
export const list = (
  fallback: readonly string[],
  meaning: string,
  entry: v.GenericSchema<string> = someText,
) => ({
  schema: v.array(entry),
  fallback: [...fallback],
  type: 'list of texts',
  meaning,
  fromText: (given: string) =>
    given
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
})

/** A list of records; a variable holds them as JSON. */
export const records = <Record extends v.GenericSchema>(
  record: Record,
  meaning: string,
  secretKeys: readonly string[] = [],
) => ({
  schema: v.array(record),
  fallback: [] as v.InferOutput<Record>[],
  type: 'list of records',
  meaning,
  secretKeys,
  fromText(given: string): unknown {
    try {
      return JSON.parse(given)
    } catch {
      return given
    }
  },
})

/** One of some words. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  fallback: Words[number],
  meaning: string,
) => ({
  schema: v.picklist(words),
  fallback,
  type: words.join(', '),
  meaning,
  fromText: asIs,
})
