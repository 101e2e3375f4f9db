import type { AttachmentId } from '../mail/ids'
import type { ReviewDuty, ReviewId, ReviewMail, ReviewPage, ReviewState } from '../review/Review'
import type { ReadOptions, TransferOptions } from './MailroomAdapter'

/**
 * Mails of others that leave only when a reviewer permits it. All but `duty` is `forbidden` to who reviews nothing; a mail
 * that waits for others is `notFound`.
 *
 * @source RV-01, RV-02, RV-03
 */
export interface ReviewPort {
  /** Answers everybody. */
  duty(options?: ReadOptions): Promise<ReviewDuty>
  list(
    query: { readonly state: ReviewState; readonly offset: number; readonly limit: number },
    options?: ReadOptions,
  ): Promise<ReviewPage>
  read(id: ReviewId, options?: ReadOptions): Promise<ReviewMail>
  /** A file of a mail that waits. `notFound` for one that is decided. */
  file(id: ReviewId, attachment: AttachmentId, options?: TransferOptions): Promise<Blob>
  /** An office file as PDF. Absent where that cannot be done. */
  fileAsPdf?(id: ReviewId, attachment: AttachmentId, options?: TransferOptions): Promise<Blob>
  /** Lets mails go. Answers with those that this call decided: of the others somebody else has, or they are not there. */
  permit(ids: readonly ReviewId[]): Promise<readonly ReviewId[]>
  /** Holds mails back for good and tells their senders why. `invalid` without a reason. Answers as `permit`. */
  reject(ids: readonly ReviewId[], reason: string): Promise<readonly ReviewId[]>
}
