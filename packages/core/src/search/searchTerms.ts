import { findOperator, type SearchOperator } from './operators'

/** A piece of what was typed: a word or phrase, or an operator with its value. */
export interface SearchTerm {
  readonly operator?: SearchOperator
  /** The word; of a phrase, without its quotation marks. */
  readonly value: string
  readonly isPhrase: boolean
  readonly isExcluded: boolean
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
}

/** A minus sign, a name and a colon, then a phrase or a word. Colons may be full width, quotation marks Chinese. */
const term = /(-)?(?:([\p{L}]{1,12})[:：])?(?:["“”]([^"“”]*)["“”]?|「([^」]*)」?|([^\s"“”「]+))?/uy
const blanks = /\s*/uy

/**
 * Cuts what was typed into its terms. `from: bob` is `from:bob`: a value may follow its operator after blanks. A name
 * before a colon that is no operator belongs to the word, as in `http://`.
 */
export function searchTerms(text: string): SearchTerm[] {
  const found: SearchTerm[] = []
  let at = 0
  while (at < text.length) {
    at = skipBlanks(text, at)
    if (at >= text.length) break
    const next = readTerm(text, at)
    const before = found.at(-1)
    if (before?.operator && before.value === '' && !before.isPhrase && next.operator === undefined) {
      found[found.length - 1] = { ...before, value: next.value, isPhrase: next.isPhrase, end: next.end }
    } else {
      found.push(next)
    }
    at = next.end
  }
  return found
}

function readTerm(text: string, start: number): SearchTerm {
  term.lastIndex = start
  const match = term.exec(text)
  const [whole = '', minus, name, quoted, bracketed, word] = match ?? []
  const operator = name === undefined ? undefined : findOperator(name)
  if (name !== undefined && operator === undefined) return plainWord(text, start)
  if (whole === '' || whole === '-') return plainWord(text, start)
  const phrase = quoted ?? bracketed
  // An excluded operator is no operator: only words can be left out.
  if (operator !== undefined && minus !== undefined) return plainWord(text, start)
  return {
    ...(operator && { operator }),
    value: phrase?.trim() ?? word ?? '',
    isPhrase: phrase !== undefined,
    isExcluded: minus !== undefined,
    start,
    end: start + whole.length,
  }
}

/** Everything up to the next blank, as it stands. */
function plainWord(text: string, start: number): SearchTerm {
  const word = /^\S+/u.exec(text.slice(start))![0]
  return { value: word, isPhrase: false, isExcluded: false, start, end: start + word.length }
}

function skipBlanks(text: string, at: number): number {
  blanks.lastIndex = at
  return at + (blanks.exec(text)?.[0].length ?? 0)
}
