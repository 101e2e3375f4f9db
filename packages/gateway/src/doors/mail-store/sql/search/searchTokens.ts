/** Writing without blanks between words: each character and its neighbour are a token. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー]`
const startsUnspaced = new RegExp(`^${unspaced}`, 'u')
const startsWord = /^[\p{L}\p{N}\p{M}]/u

/** Longer ones are no words but noise (base64, hashes); cut, so that they still find themselves. */
const maxTokenLength = 40

/**
 * The tokens of a text, in its order, for an index that finds phrases.
 *
 * A Latin word is one token, lower case. Chinese, Japanese and Korean text becomes overlapping pairs, and its last
 * character alone, so that every character begins a token: `会议室 Q3` gives `会议 议室 室 q3`. Width and compatibility
 * forms are folded (NFKC). Tokens consist of letters, digits and marks, so no search syntax can come in with them.
 */
export function searchTokens(text: string): string[] {
  const joined = joinedTokens(text)
  return joined === '' ? [] : joined.split(' ')
}

/** The same tokens as one text, with a blank between two of them: for the index, which takes them all. */
export function joinedTokens(text: string): string {
  const folded = fold(text)
  const units = unitsOf(folded)
  const writer = new TokenWriter(units)
  for (let at = 0; at < units.length;) {
    const kind = kindAt(units, at, folded)
    const start = at
    do at += widthAt(units, at)
    while (at < units.length && kindAt(units, at, folded) === kind)
    if (kind === inPairs) addPairs(writer, units, start, at)
    else if (kind === inWords) writer.add(start, Math.min(at, start + maxTokenLength))
  }
  return writer.toString()
}

/** A phrase to look for. */
export interface SearchPhrase {
  /** They must stand in the text one after the other; never empty. */
  readonly tokens: readonly string[]
  /** The last one may be the beginning of a longer token. */
  readonly isOpen: boolean
}

/**
 * What a person typed, as phrases that must all be found: blanks separate them, quotation marks keep them together.
 *
 * The last token of a phrase is open, because people search while they write: `bud` finds `budget`, `会` finds `会议`. A
 * single Latin letter is not: it would find everything.
 *
 * @returns empty when the text has nothing to look for
 */
export function searchPhrases(text: string): SearchPhrase[] {
  const parts = text.match(/["“][^"“”]*["”]|[^\s"“”]+/gu) ?? []
  return parts.map(toPhrase).filter((phrase) => phrase.tokens.length > 0)
}

function toPhrase(part: string): SearchPhrase {
  const tokens = searchTokens(part)
  const last = tokens.at(-1)
  if (last === undefined) return { tokens, isOpen: false }
  if (!startsUnspaced.test(last)) return { tokens, isOpen: last.length > 1 }
  // In the text, the character that ends this phrase is seldom the last of its run: the pair before it says enough.
  const before = tokens.at(-2)
  const isEndOfPair = before !== undefined && startsUnspaced.test(before) && lastCharacter(before) === last
  return { tokens: isEndOfPair ? tokens.slice(0, -1) : tokens, isOpen: true }
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const lastCharacter = (run: string) => Array.from(run).at(-1) ?? ''

function addPairs(writer: TokenWriter, units: Uint16Array, start: number, end: number) {
  for (let at = start; at < end;) {
    const next = at + widthAt(units, at)
    writer.add(at, next < end ? next + widthAt(units, next) : next)
    at = next
  }
}

/** Memory for the texts of nearly all mails, used again for each: a piece for every text costs as much as reading it. */
const keptUnits = 65_536
const keptSource = new Uint16Array(keptUnits)
const keptTokens = new Uint16Array(keptUnits * 3)

/** The UTF-16 units of a text. Asking a string for each takes twice as long. */
function unitsOf(text: string): Uint16Array {
  const all = text.length <= keptUnits ? keptSource : new Uint16Array(text.length)
  const units = all.subarray(0, text.length)
  Buffer.from(units.buffer, 0, units.byteLength).write(text, 'utf16le')
  return units
}

/** Gathers tokens as UTF-16 units. As strings of their own, a mail's thousands would cost more than all else. */
class TokenWriter {
  readonly #tokens: Uint16Array
  #length = 0
  /** What is set in any of the units. */
  #bits = 0

  /** @param units of the text: of one character become two and a blank at most */
  constructor(private readonly units: Uint16Array) {
    this.#tokens = units.length <= keptUnits ? keptTokens : new Uint16Array(units.length * 3)
  }

  add(start: number, end: number) {
    for (let at = start; at < end; at++) {
      const unit = this.units[at]!
      this.#bits |= unit
      this.#tokens[this.#length++] = unit
    }
    this.#tokens[this.#length++] = 0x20
  }

  toString(): string {
    // Without the last blank.
    const tokens = this.#tokens.subarray(0, Math.max(0, this.#length - 1))
    if (this.#bits <= 0x7f) return Buffer.from(tokens).toString('latin1')
    return Buffer.from(tokens.buffer, 0, tokens.byteLength).toString('utf16le')
  }
}

/** Kinds of characters. */
const betweenRuns = 1
const inWords = 2
const inPairs = 3

/** Of those characters that are one UTF-16 unit and were seen before; asking a pattern for each of a text takes long. */
const knownKinds = new Uint8Array(0x1_00_00)

const kindAt = (units: Uint16Array, at: number, text: string): number =>
  knownKinds[units[at]!]! || findKind(units, at, text)

function findKind(units: Uint16Array, at: number, text: string): number {
  const character = text.slice(at, at + widthAt(units, at))
  const kind = startsUnspaced.test(character) ? inPairs : startsWord.test(character) ? inWords : betweenRuns
  const unit = units[at]!
  // What the first half of a character is depends on the second one.
  if (unit < 0xd8_00 || unit > 0xdf_ff) knownKinds[unit] = kind
  return kind
}

/** UTF-16 units of a character. */
const widthAt = (units: Uint16Array, at: number) =>
  isHalf(units[at]!, 0xd8_00) && at + 1 < units.length && isHalf(units[at + 1]!, 0xdc_00) ? 2 : 1

const isHalf = (unit: number, from: number) => (unit & 0xfc_00) === from
