import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 6

/** A fresh code: one of 887 million. @source FC-03 */
export const newShareCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code as somebody types it: without blanks, and in small letters. */
export const typedCode = (code: string): string => code.replace(/\s+/g, '').toLowerCase()
