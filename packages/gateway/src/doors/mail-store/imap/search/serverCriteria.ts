import { searchTimes, type SearchConditions } from '@mailroom/core'
import type { SearchCriterion, SearchKey } from '../connection/ImapAccount'

const dayMs = 86_400_000

/**
 * The words and days of a search for the server. What it cannot be asked for (sizes of ours, tags, states) the rows tell
 * afterwards; its days are those of its own time zone, so one more on both sides is asked for.
 */
export function serverCriteria(given: SearchConditions, now: number): SearchCriterion[] {
  const { from, before } = searchTimes(given, now)
  return [
    ...inKeys(given.text, ['TEXT']),
    ...inKeys(given.subject, ['SUBJECT']),
    ...inKeys(given.content, ['BODY']),
    ...inKeys(given.attachment, ['TEXT']),
    ...inKeys(given.sender, ['FROM']),
    ...inKeys(given.recipient, ['TO', 'CC', 'BCC']),
    ...inKeys(given.copied, ['CC']),
    ...inKeys(given.correspondent, ['FROM', 'TO', 'CC', 'BCC']),
    ...inKeys(given.without, ['TEXT']).map((each) => ({ ...each, isExcluded: true })),
    ...(from === undefined ? [] : [{ since: from - dayMs }]),
    ...(before === undefined ? [] : [{ before: before + 2 * dayMs }]),
  ]
}

/** Each word, or phrase in quotation marks, for itself. */
const inKeys = (text: string | undefined, keys: readonly SearchKey[]) =>
  (text?.match(/["“][^"“”]*["”]|[^\s"“”]+/gu) ?? [])
    .map((part) => part.replace(/["“”]/g, '').trim())
    .filter((words) => words !== '')
    .map((words) => ({ keys, words }))
