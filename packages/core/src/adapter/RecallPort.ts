import type { RecipientStatus } from '../mail/Draft'
import type { InternetMessageId } from '../mail/ids'
import type { RecallRecordPage } from '../mail/Recall'
import type { ReadOptions } from './MailroomAdapter'

/** Taking sent mails back out of mailboxes of the same mail system. @source SS-03 */
export interface RecallPort {
  /**
   * Takes a sent mail back from everyone from whom it can be, or from one recipient. In its place they see that it was
   * recalled. Answers with every recipient's line as it is then. `notFound` for a mail that this person has not sent, or
   * not to that recipient; `conflict` when there is nobody to take it back from: it was recalled already, or cannot be.
   */
  recall(messageId: InternetMessageId, recipient?: string): Promise<readonly RecipientStatus[]>
  /** What was asked back so far, the newest first. */
  records(
    page: { readonly offset: number; readonly limit: number },
    options?: ReadOptions,
  ): Promise<RecallRecordPage>
}
