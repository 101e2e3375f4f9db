import { searchTerms } from './searchTerms'

/** A part of a text: from a character to before another. */
export type TextRange = readonly [start: number, end: number]

/** More marks than these in one text help nobody. */
const maxMarks = 50

/**
 * Where the words of a search stand in a text, in order and without overlap. Case and width of letters make no
 * difference; Chinese words are found anywhere, others where a word begins.
 *
 * @param words texts of a search: words, phrases in quotation marks
 */
export function findMarks(text: string, words: readonly string[]): TextRange[] {
  const needles = words
    .flatMap((each) => searchTerms(each))
    .map(({ value }) => foldWhole(value))
    .filter((value) => value !== '')
  if (needles.length === 0 || text === '') return []
  const { folded, places } = fold(text)
  const ranges = needles.flatMap((needle) => placesOf(folded, needle))
  return merged(ranges).map(([start, end]) => [places[start]!, places[end]!] as const)
}

function placesOf(folded: string, needle: string): TextRange[] {
  const found: TextRange[] = []
  const isWord = /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(needle)
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    if (found.length === maxMarks) break
    if (isWord && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') && !/\p{Script=Han}/u.test(folded[at - 1]!))
      continue
    found.push([at, at + needle.length])
  }
  return found
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else result.push([start, end])
  }
  return result
}

const foldWhole = (text: string) => text.normalize('NFKC').toLowerCase()

/** The text folded, and for each of its characters, and its end, the place in the text that it comes from. */
function fold(text: string) {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    for (const piece of foldWhole(character)) {
      folded += piece
      for (let unit = 0; unit < piece.length; unit += 1) places.push(at)
    }
    at += character.length
  }
  places.push(text.length)
  return { folded, places }
}
