/** Writing without blanks between words: each character and its neighbour are a token. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー]`
const word = String.raw`(?:(?!${unspaced})[\p{L}\p{N}\p{M}])`
const runs = new RegExp(`${unspaced}+|${word}+`, 'gu')
const startsUnspaced = new RegExp(`^${unspaced}`, 'u')

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
  const tokens: string[] = []
  for (const [run] of fold(text).matchAll(runs)) {
    if (startsUnspaced.test(run)) addPairs(tokens, run)
    else tokens.push(run.slice(0, maxTokenLength))
  }
  return tokens
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

/** One push a token: a run may be longer than a call can have arguments. */
function addPairs(tokens: string[], run: string) {
  let before = ''
  for (const character of run) {
    if (before !== '') tokens.push(before + character)
    before = character
  }
  tokens.push(before)
}
