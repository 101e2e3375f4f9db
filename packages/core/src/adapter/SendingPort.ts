import type { DraftAttachment, DraftContent, HeldMail, RecipientStatus, SendResult } from '../mail/Draft'
import type { DraftId, InternetMessageId, MessageRef, UploadId } from '../mail/ids'
import type { SendingRules } from '../mail/SendingRules'
import type { MissingNumbers, SmsNumber } from '../sms/SmsNumber'
import type { ReadOptions, TransferOptions } from './MailroomAdapter'

/** Sending, and what became of it. */
export interface SendingPort {
  /**
   * Hands a mail over. When the promise resolves the mail is safe with the mail system, and the draft is gone.
   * Calling it again with the same `draftId` after an unclear failure never sends twice.
   * `invalid` with `fields` (to, subject, content, attachments, is_partsend, is_save_sent, is_smsnotify), `tooLarge`, `overQuota`.
   */
  send(content: DraftContent, draftId: DraftId): Promise<SendResult>
  /**
   * Hands a mail over that its writer may call back for as long as their settings say: `DraftsPort.unschedule` makes it a draft
   * again, `send` with the same id sends it now. Otherwise it leaves by itself, once, whoever is signed in then. Refused as
   * `send` refuses, at once. A mail that cannot wait, such as one with a password, is sent.
   *
   * @returns the mail that waits, or what became of the one that was sent
   * @source SS-05
   */
  hold?(content: DraftContent, draftId: DraftId): Promise<HeldMail | SendResult>
  /**
   * Answers the sender of a mail, with its text below. Safe to repeat as `send` is.
   * `invalid` with `fields.content` for an answer without words, `notFound` when the mail is gone.
   *
   * @source RD-09
   */
  quickReply(ref: MessageRef, html: string, draftId: DraftId): Promise<SendResult>
  /** A fresh id for a mail that was never saved, so that `send` can be repeated safely. */
  newDraftId(): DraftId
  /** What a writer may choose, and what is asked of them. */
  rules(options?: ReadOptions): Promise<SendingRules>
  /**
   * Whose mobile number is needed before a mail that tells its recipients by SMS (`DraftContent.notifiesBySms`) can go. Lists of
   * the organisation need none. Absent where nobody can be told so.
   *
   * @source CO-13
   */
  missingNumbers?(addresses: readonly string[], options?: ReadOptions): Promise<MissingNumbers>
  /** Keeps numbers for later mails too, all of them or none. `invalid` when one is no mobile number. @source CO-13 */
  saveNumbers?(numbers: readonly SmsNumber[]): Promise<void>
  /** One line per recipient of a mail that this person has sent. `notFound` for any other. */
  status(messageId: InternetMessageId, options?: ReadOptions): Promise<readonly RecipientStatus[]>
  /**
   * Stores a file for a draft. `inline` asks for a content id. Withdrawn or broken off, a large file goes on where it was
   * when it is stored again. `tooLarge`, `overQuota`; `invalid` for empty or forbidden files.
   *
   * @source AT-02
   */
  upload(file: File, options?: TransferOptions & { readonly inline?: boolean }): Promise<DraftAttachment>
  /** The bytes of an uploaded file, to show pictures inside the text. */
  uploaded(id: UploadId, options?: ReadOptions): Promise<Blob>
}
