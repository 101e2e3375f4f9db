import type { FolderId, MessageUid } from './ids'
import type { FlagColor } from './MessageState'
import type { MessageSummary } from './Message'

/** What a list is sorted by. */
export type SortField = 'arrival' | 'from' | 'subject' | 'size'

/** An order of a list. The default is the newest first. @source ML-03 */
export interface MessageSort {
  readonly by: SortField
  readonly descending: boolean
}

/** Which mails of a folder a list shows. @source ML-04 */
export type MessageFilter =
  | { readonly kind: 'all' | 'unseen' | 'seen' | 'flagged' | 'unflagged' | 'answered' | 'forwarded' }
  | { readonly kind: 'color'; readonly color: FlagColor }
  | { readonly kind: 'tag'; readonly tag: string }

/** Words to look for. Each field that is given must match. */
export interface MessageSearch {
  /** Anywhere: subject, people, text. */
  readonly text?: string
  readonly sender?: string
  readonly subject?: string
  readonly content?: string
}

/** One page of one folder. */
export interface MessageQuery {
  readonly folder: FolderId
  /** Rows before the page. */
  readonly offset: number
  /** Rows in the page, 1 to 100. */
  readonly limit: number
  readonly sort?: MessageSort
  readonly filter?: MessageFilter
  readonly search?: MessageSearch
}

/** The answer to a query. */
export interface MessagePage {
  /** All mails that match, over all pages. */
  readonly totalCount: number
  /** A search found more than it counts. */
  readonly hasMore?: boolean
  /** Unread mails in the folder, matching or not. */
  readonly unreadCount: number
  readonly messages: readonly MessageSummary[]
}

/** Mails to act on: some of a folder, or all of it. */
export interface MessageSelection {
  readonly folder: FolderId
  readonly uids: readonly MessageUid[] | 'all'
}

/** Mails to act on, of one folder or of several, as they stand together in the results of a search. */
export type MessageSelections = MessageSelection | readonly MessageSelection[]
