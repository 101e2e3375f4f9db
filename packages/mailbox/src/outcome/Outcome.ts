import type { InternetMessageId, MessageRef } from '@mailroom/core'

/** What came of a mail that was written. @source SS-01 */
export type Outcome =
  | { readonly kind: 'sent'; readonly messageId: InternetMessageId }
  /** `leavesAt` in ms since 1970. */
  | { readonly kind: 'scheduled'; readonly draft: MessageRef; readonly leavesAt: number }
