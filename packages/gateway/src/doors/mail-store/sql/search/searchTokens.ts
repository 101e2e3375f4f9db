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
  const writer = new TokenWriter(folded.length)
  for (let at = 0; at < folded.length;) {
    const kind = kindAt(folded, at)
    const start = at
    do at += widthAt(folded, at)
    while (at < folded.length && kindAt(folded, at) === kind)
    if (kind === inPairs) addPairs(writer, folded, start, at)
    else if (kind === inWords) writer.add(folded, start, Math.min(at, start + maxTokenLength))
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

function addPairs(writer: TokenWriter, text: string, start: number, end: number) {
  for (let at = start; at < end;) {
    const next = at + widthAt(text, at)
    writer.add(text, at, next < end ? next + widthAt(text, next) : next)
    at = next
  }
}

/** Gathers tokens as UTF-16 units. As strings of their own, a mail's thousands would cost more than all else. */
class TokenWriter {
  readonly #units: Uint16Array
  #length = 0
  #hasAsciiOnly = true

  /** @param textLength of the text: of one character become two and a blank at most */
  constructor(textLength: number) {
    this.#units = new Uint16Array(textLength * 3)
  }

  add(text: string, start: number, end: number) {
    for (let at = start; at < end; at++) {
      const unit = text.charCodeAt(at)
      if (unit > 0x7f) this.#hasAsciiOnly = false
      this.#units[this.#length++] = unit
    }
    this.#units[this.#length++] = 0x20
  }

  toString(): string {
    // Without the last blank.
    const units = this.#units.subarray(0, Math.max(0, this.#length - 1))
    if (this.#hasAsciiOnly) return Buffer.from(units).toString('latin1')
    return Buffer.from(units.buffer, 0, units.byteLength).toString('utf16le')
  }
}

/** Kinds of characters. */
const betweenRuns = 1
const inWords = 2
const inPairs = 3

/** Of those characters that are one UTF-16 unit and were seen before; asking a pattern for each of a text takes long. */
const knownKinds = new Uint8Array(0x1_00_00)

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const known = knownKinds[unit]!
  if (known !== 0) return known
  const isHalf = widthAt(text, at) > 1
  const character = isHalf ? text.slice(at, at + 2) : text[at]!
  const kind = startsUnspaced.test(character) ? inPairs : startsWord.test(character) ? inWords : betweenRuns
  // What the first half of a character is depends on the second one.
  if (unit < 0xd8_00 || unit > 0xdf_ff) knownKinds[unit] = kind
  return kind
}

/** UTF-16 units of a character. */
const widthAt = (text: string, at: number) => (text.codePointAt(at)! > 0xff_ff ? 2 : 1)
