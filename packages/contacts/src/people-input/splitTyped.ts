import { isEmailAddress, parseAddresses, type Address } from '@mailroom/core'

/** What has been typed into a field of people: those that are finished, and the rest that is still being typed. */
export interface SplitText {
  readonly finished: readonly Address[]
  readonly rest: string
}

/** A keyboard for Chinese puts its comma into the text without a key of its own. */
const separatorAtEnd = /[,;，；、\n]\s*$/

/**
 * Says what of a text can become people while it is typed: all, after a separator; an address, after a blank; a
 * pasted list of nothing but addresses. A name in quotes or before `<` is not cut.
 *
 * @source CO-03
 */
export function splitTyped(text: string): SplitText {
  const going: SplitText = { finished: [], rest: text }
  if (isInsideName(text)) return going
  const entries = parseAddresses(text)
  const isList = entries.length > 1 && entries.every(({ isValid }) => isValid)
  const isOver = separatorAtEnd.test(text) || (/\s$/.test(text) && isEmailAddress(text.trim()))
  return entries.length > 0 && (isList || isOver) ? { finished: addressesIn(text), rest: '' } : going
}

/** All that a text names, whatever it is worth. */
export const addressesIn = (text: string): Address[] =>
  parseAddresses(text).map(({ address, name }) => ({ address, name }))

/** `"Last, First` and `Name <a@` are not finished, whatever comes next. */
export function isInsideName(text: string): boolean {
  const quotes = text.match(/"/g)?.length ?? 0
  return quotes % 2 === 1 || text.lastIndexOf('<') > text.lastIndexOf('>')
}
