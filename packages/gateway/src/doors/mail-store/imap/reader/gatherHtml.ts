import type { IndexEntry } from '../texts/IndexEntry'
import { freshBytes } from './freshBytes'

/**
 * Puts the HTML that was left for later of some mails into one piece of memory, one behind the other. Until then each is a
 * piece of its whole mail; so the mails can go, and one piece is all that is handed to another thread.
 */
export function gatherHtml(entries: readonly (IndexEntry | undefined)[]): (IndexEntry | undefined)[] {
  const length = entries.reduce((sum, entry) => sum + (entry?.htmlPart?.byteLength ?? 0), 0)
  const bytes = freshBytes(length)
  let at = 0
  return entries.map((entry) => {
    if (entry?.htmlPart === undefined) return entry
    bytes.set(entry.htmlPart, at)
    return { ...entry, htmlPart: bytes.subarray(at, (at += entry.htmlPart.byteLength)) }
  })
}
