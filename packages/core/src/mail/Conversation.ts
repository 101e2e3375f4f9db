import type { Address } from './Address'

/** What a row of a list says of the conversation whose newest mail it shows. @source ML-24 */
export interface ConversationSummary {
  /** All its mails as reading shows them: also those sent, in other folders; not what is in trash, spam or drafts. */
  readonly mailCount: number
  /** Those in the folder of the list, which acts on the row are about. */
  readonly folderMailCount: number
  /** Unread ones in the folder of the list. */
  readonly unreadCount: number
  /** Who wrote the newest of them, each once, the latest last; at most ten. */
  readonly people: readonly Address[]
}
