import * as z from 'zod'

/** One setting: what it may be, what it is when nobody sets it, and what it means. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema
  readonly fallback: z.output<Schema>
  /** The word for its type in the table of settings. */
  readonly type: string
  readonly meaning: string
  /** Turns the text of a variable into what the schema reads. */
  readonly fromText: (text: string) => unknown
  /** Never written to a log or a terminal. */
  readonly isSecret?: boolean
}

const asIs = (text: string) => text

/** Free text. */
export const text = (fallback: string, meaning: string, check: z.ZodType<string> = z.string()) => ({
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
  schema: z.int().min(range[0]).max(range[1]),
  fallback,
  type: `whole number, ${range[0]} to ${range[1]}`,
  meaning,
  fromText: (given: string) => (/^-?\d+$/.test(given.trim()) ? Number(given) : given),
})

/** A percentage that may be left out. */
export const percentage = (meaning: string) => ({
  schema: z.number().min(0).max(100).nullable(),
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
  schema: z.boolean(),
  fallback,
  type: 'true or false',
  meaning,
  fromText: (given: string) => switchWords[given.trim().toLowerCase()] ?? given,
})

/** A list; a variable separates its entries by commas. */
export const list = (
  fallback: readonly string[],
  meaning: string,
  entry: z.ZodType<string> = z.string().min(1),
) => ({
  schema: z.array(entry),
  fallback: [...fallback],
  type: 'list of texts',
  meaning,
  fromText: (given: string) =>
    given
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
})

/** One of some words. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  fallback: Words[number],
  meaning: string,
) => ({
  schema: z.enum(words as unknown as Readonly<Record<Words[number], Words[number]>>),
  fallback,
  type: words.join(', '),
  meaning,
  fromText: asIs,
})
