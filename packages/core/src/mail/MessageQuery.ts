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
  /** One row for each conversation, its newest mail: see `showsConversations`. @source ML-24 */
  readonly byConversation?: boolean
}

/** The answer to a query. */
export interface MessagePage {
  /** All rows that match, over all pages. */
  readonly totalCount: number
  /** A search found more than it counts. */
  readonly hasMore?: boolean
  /** Mails in those rows, where rows are conversations. */
  readonly mailCount?: number
  /** Unread mails in the folder, matching or not. */
  readonly unreadCount: number
  readonly messages: readonly MessageSummary[]
}

/** Mails to act on: some of a folder, or all of it. */
export interface MessageSelection {
  readonly folder: FolderId
  readonly uids: readonly MessageUid[] | 'all'
  /** Also the other mails of their conversations in this folder. @source ML-24 */
  readonly wholeConversations?: boolean
}

/** The mails of a folder that a filter shows, asked for a portion at a time. @source ML-02 */
export interface MatchingQuery {
  readonly folder: FolderId
  readonly filter?: MessageFilter
  /** Only mails with a higher number. */
  readonly after?: MessageUid
  /** 1 to 1,000. */
  readonly limit: number
}

/** One page of a conversation, the newest mails first. */
export interface ConversationQuery {
  readonly offset: number
  /** 1 to 100. */
  readonly limit: number
}

/** Mails to act on, of one folder or of several, as they stand together in the results of a search. */
export type MessageSelections = MessageSelection | readonly MessageSelection[]
