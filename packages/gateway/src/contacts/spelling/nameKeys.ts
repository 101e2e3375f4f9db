import { pinyin, polyphonic } from 'pinyin-pro'

/** What a name can be found by besides its own characters. */
export interface NameKey {
  /**
   * What is typed for it: `wangxm`, `王xm`. With an apostrophe before each syllable and at the end, how it sounds:
   * `'wang'xiao'ming'`.
   */
  readonly key: string
  /** It begins with the name, and not with a later character of it. */
  readonly isStart: boolean
}

/** Longer names are no names of people or departments. */
const maxNameCharacters = 100

/** Of runs as long as names of people are, any syllable may be typed by its first letter; of longer ones all or none. */
const maxMixedSyllables = 4

/** Longest run that is spelled. */
const maxRun = 20

/** Keys of one name: names with many readings have their likeliest first. */
const maxKeys = 120

const runsOfHan = /\p{Script=Han}+/gu

/**
 * All that a Chinese name is found by: its syllables whole or by their first letters, from any character on, after
 * characters that are written out, a surname in its own reading, and every other reading that a character has. A name
 * without Chinese characters has no keys: it is found by its letters.
 *
 * @source CO-03
 */
export function nameKeys(name: string): readonly NameKey[] {
  if (name.length > maxNameCharacters) return []
  const keys = new Map<string, boolean>()
  for (const { 0: whole, index } of name.matchAll(runsOfHan)) {
    const run = Array.from(whole).slice(0, maxRun)
    for (const syllables of readingsOf(run)) {
      for (let start = 0; start < run.length; start++) {
        for (const key of keysFrom(run.slice(start), syllables.slice(start))) {
          if (!keys.has(key) && keys.size < maxKeys) keys.set(key, index === 0 && start === 0)
        }
      }
    }
  }
  return [...keys].map(([key, isStart]) => ({ key, isStart }))
}

/**
 * How text in Chinese characters may sound, in the form of `NameKey`, one for each reading. Letters behind it begin the
 * next syllable. Empty for text that has no Chinese characters, or has them behind letters.
 */
export function soundsOf(text: string): readonly string[] {
  const found = /^(\p{Script=Han}{1,20})([a-z]*)$/u.exec(text)
  if (!found) return []
  return readingsOf(Array.from(found[1]!))
    .slice(0, maxSounds)
    .map((syllables) => `${soundKey(syllables)}${found[2]}`)
}

/** Readings of one text that are looked for. */
const maxSounds = 8

const soundKey = (syllables: readonly string[]) => `'${syllables.join(`'`)}'`

/** As it is said, then with one character read otherwise each. */
function readingsOf(run: readonly string[]): (readonly string[])[] {
  const text = run.join('')
  const options = { toneType: 'none', v: true } as const
  const said = pinyin(text, { ...options, type: 'array', surname: 'head' })
  // A character without a known reading stands for itself, and is written out.
  if (said.length !== run.length) return []
  const inText = pinyin(text, { ...options, type: 'array' })
  const others = polyphonic(text, { ...options, type: 'array' }).map((all, index) =>
    [inText[index]!, ...all].flatMap((reading) =>
      // The letter ü has no key: input methods take v for it, and people take u.
      reading.includes('v') ? [reading, reading.replace('v', 'u')] : [reading],
    ),
  )
  const readings = new Map([[said.join(' '), said]])
  for (const [index, all] of others.entries()) {
    for (const reading of all) {
      const other = said.with(index, reading)
      readings.set(other.join(' '), other)
    }
  }
  return [...readings.values()]
}

/** Keys of a run from its first character on. */
function* keysFrom(run: readonly string[], syllables: readonly string[]): Generator<string> {
  yield* spellings(syllables)
  yield soundKey(syllables)
  for (let written = 1; written < run.length; written++) {
    const front = run.slice(0, written).join('')
    for (const rest of spellings(syllables.slice(written))) yield front + rest
  }
}

/** The last syllable is whole in each: what is typed is looked for at the beginning of a key. */
function spellings(syllables: readonly string[]): string[] {
  const last = syllables.at(-1)!
  const before = syllables.slice(0, -1)
  if (syllables.length > maxMixedSyllables)
    return [before.join('') + last, before.map((syllable) => syllable[0]).join('') + last]
  return before.reduceRight(
    (ends, syllable) => ends.flatMap((end) => [syllable + end, syllable[0]! + end]),
    [last],
  )
}
