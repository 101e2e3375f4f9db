import type { MailContent } from '../mailbox/StoredMail'
import { sizeOf } from '../mime/sizeOf'
import type { SentMail } from './Timeline'

/** What the records keep of a mail that is sent. */
export const sentMail = (content: MailContent, at: number): SentMail => ({
  messageId: content.messageId,
  subject: content.subject,
  sizeBytes: sizeOf(content),
  at,
})
