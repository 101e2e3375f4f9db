import type { FolderId } from '../mail/ids'
import type { MessageSummary } from '../mail/Message'
import type { MessageFilter, MessageSort } from '../mail/MessageQuery'

/** How old mails may be, as the texts offer it: codes 1 to 7. @source SH-07 */
export const searchAges = ['day', 'threeDays', 'week', 'month', 'threeMonths', 'halfYear', 'year'] as const

/** One of those ages. */
export type SearchAge = (typeof searchAges)[number]

/** How large mails are: under 100 KB, to 10 MB, above. Codes 1 to 3. @source SH-07 */
export const searchSizes = ['small', 'medium', 'large'] as const

/** One of those sizes. */
export type SearchSize = (typeof searchSizes)[number]

/**
 * What mails are looked for, over all folders. Everything that is given must hold. In texts, blanks separate words that
 * must all be there, and quotation marks keep words together.
 *
 * @source SH-06, SH-07, ML-27
 */
export interface SearchConditions {
  /** Anywhere: subject, people, names of files, text. */
  readonly text?: string
  readonly subject?: string
  /** Names of files. */
  readonly attachment?: string
  readonly content?: string
  readonly sender?: string
  /** Among To, Cc or Bcc. */
  readonly recipient?: string
  /** Among Cc alone. */
  readonly copied?: string
  /** Somebody with whom the mail was exchanged: its sender or one of its recipients. */
  readonly correspondent?: string
  /** Words that must not be there, anywhere. */
  readonly without?: string
  /** Only this folder. Without one: all that may be read but spam and trash. */
  readonly folder?: FolderId
  /** Spam and trash as well. */
  readonly isEverywhere?: boolean
  readonly age?: SearchAge
  readonly size?: SearchSize
  /** Arrived at this time or later, in ms since 1970. */
  readonly receivedFrom?: number
  /** Arrived before this time, in ms since 1970. */
  readonly receivedBefore?: number
  /** Larger than so many bytes. */
  readonly minBytes?: number
  /** Smaller than so many bytes. */
  readonly maxBytes?: number
  readonly isRead?: boolean
  readonly isFlagged?: boolean
  readonly isAnswered?: boolean
  /** With a reminder. Without another order, those come first whose time comes first. @source ML-29 */
  readonly isFollowUp?: boolean
  readonly hasAttachments?: boolean
  /** All of these. */
  readonly tags?: readonly string[]
}

/** One page of what is found, newest first unless another order is asked. */
export interface SearchQuery {
  readonly conditions: SearchConditions
  /** Rows before the page. */
  readonly offset: number
  /** Rows in the page, 1 to 100. */
  readonly limit: number
  readonly sort?: MessageSort
  readonly filter?: MessageFilter
  /** Asks the mail server as well, where mails are not in the index yet. Takes its time. */
  readonly isThorough?: boolean
}

/** The answer to a search. */
export interface SearchPage {
  /** All mails that match, over all pages; at most a thousand, the newest. */
  readonly totalCount: number
  /** There are more than `totalCount`. */
  readonly hasMore: boolean
  /** Some mails are not in the index yet, so that there may be others. A thorough search finds them too. */
  readonly isIndexing: boolean
  readonly messages: readonly MessageSummary[]
}

/** True when nothing is asked for. */
export const isEmptySearch = (conditions: SearchConditions): boolean =>
  Object.entries(conditions).every(
    ([field, value]) =>
      value === undefined ||
      field === 'isEverywhere' ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0),
  )
