import { findOperator, type SearchOperator } from './operators'

/** What is being typed at a place of the search box, and where it stands. */
export interface SearchSlot {
  /** The value of that operator; undefined for a word, which may become an operator. */
  readonly operator?: SearchOperator
  /** What is there of it. */
  readonly typed: string
  /** What a choice replaces. */
  readonly start: number
  readonly end: number
}

const slot = /(?:([\p{L}]{1,12})[:：]\s?)?(?:["“「]([^"”」]*)|(\S*))$/u

/**
 * What could be completed where the caret is.
 *
 * @param caret characters before it
 */
export function searchSlot(text: string, caret: number): SearchSlot {
  const before = text.slice(0, caret)
  const match = slot.exec(before)
  const operator = match?.[1] === undefined ? undefined : findOperator(match[1])
  const typed = match?.[2] ?? match?.[3] ?? ''
  if (match && operator) return { operator, typed, start: match.index, end: caret }
  const word = /\S*$/u.exec(before)![0]
  return { typed: word, start: caret - word.length, end: caret }
}
