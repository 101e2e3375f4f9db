import type { Address, MessageRef, PrepareKind } from '@mailroom/core'
import type { JournalEntry } from '../journal/DraftJournal'

/** How a composer begins. @source CO-01 */
export type ComposeStart =
  | {
      readonly kind: 'new'
      readonly to?: readonly Address[]
      readonly cc?: readonly Address[]
      readonly bcc?: readonly Address[]
      readonly subject?: string
      /** Plain text of the body. */
      readonly text?: string
    }
  | {
      readonly kind: PrepareKind
      readonly ref: MessageRef
      /** Plain text that was written already, above the original. */
      readonly text?: string
    }
  | { readonly kind: 'draft'; readonly ref: MessageRef }
  /** What a crash interrupted; the draft's id goes on. @source CO-10 */
  | { readonly kind: 'restored'; readonly entry: JournalEntry }
