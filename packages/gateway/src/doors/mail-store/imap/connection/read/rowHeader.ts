import type { ImapArgument } from '../client/ImapClient'
import { bodyItem } from './bodyItem'

/** A mail to 100,000 people has a header of megabytes; what a list shows of it is in the first of them. */
const maxRowHeaderBytes = 64 * 1024

/**
 * `BODY.PEEK[HEADER]<0.65536>`. The whole header costs a third of naming the twenty fields that are read: an answer repeats
 * all the names for each mail, and reading those takes longer than reading the bytes.
 */
export const rowHeaderItem: ImapArgument = bodyItem('HEADER', maxRowHeaderBytes)

/** There may be more of this header. */
export const isCut = (header: Buffer): boolean => header.length >= maxRowHeaderBytes

/** Ends a header that was cut at the last line that is whole, with the lines that continue it. */
export function wholeLines(header: Buffer): Buffer {
  if (!isCut(header)) return header
  const lines = header.toString('latin1')
  const end = [...lines.matchAll(/\r?\n(?![ \t])/g)].at(-1)
  return end === undefined ? header : header.subarray(0, end.index + end[0].length)
}
