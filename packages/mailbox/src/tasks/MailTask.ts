import type { MessageSelections, MessageSummary } from '@mailroom/core'

/** Something about mails that needs a window of its own. */
export type MailTask =
  /** Makes a tag, and puts it on the mails, if any. */
  | { readonly kind: 'newTag'; readonly selection?: MessageSelections }
  | { readonly kind: 'manageTags' }
  | { readonly kind: 'remark'; readonly message: MessageSummary }
