import type { Message, MessageSummary } from '@mailroom/core'

/** A mail that is on its way, as far as its row tells of it. */
export const comingMessage = (row: MessageSummary): Message => ({
  ...row,
  cc: [],
  bcc: [],
  replyTo: [],
  messageId: '',
  text: '',
  attachments: [],
  isOwn: false,
})
