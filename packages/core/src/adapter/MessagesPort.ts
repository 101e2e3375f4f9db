import type { DownloadedFile } from '../files/DownloadedFile'
import type { AttachmentId, FolderId, MessageRef, MessageUid } from '../mail/ids'
import type { Message } from '../mail/Message'
import type {
  ConversationQuery,
  MatchingQuery,
  MessagePage,
  MessageQuery,
  MessageSelection,
} from '../mail/MessageQuery'
import type { StateChange } from '../mail/MessageState'
import type { ActOptions, ReadOptions, TransferOptions } from './MailroomAdapter'

/** Where a mail was and where it is now. */
export interface MovedMessage {
  readonly from: MessageRef
  readonly to: MessageRef
}

/** What rejecting mails has done. */
export interface RejectOutcome {
  /** Senders whose mail was not refused before. The user's own addresses are never among them. */
  readonly senders: readonly string[]
  /** New places of the mails that were deleted. */
  readonly moved: readonly MovedMessage[]
  /** Mail of these senders is sorted out from now on; else what was said is only kept. */
  readonly isSorted: boolean
}

/** The mails of the mailbox. `notFound` when the folder, or a mail asked for alone, is gone. */
export interface MessagesPort {
  list(query: MessageQuery, options?: ReadOptions): Promise<MessagePage>
  /**
   * The conversation that a mail belongs to, newest first, from all folders but trash, spam and drafts, and the mail's
   * own. Absent where mails are not kept by conversation: then lists show single mails.
   */
  conversation?(ref: MessageRef, query: ConversationQuery, options?: ReadOptions): Promise<MessagePage>
  /** Names the mails that a filter shows, the lowest numbers first; fewer than the limit are the last. */
  matching?(query: MatchingQuery, options?: ReadOptions): Promise<readonly MessageUid[]>
  /** Opens a mail. Does not mark it read: that is a change of state, made by whoever shows it. */
  read(ref: MessageRef, options?: ReadOptions): Promise<Message>
  /** The mail as it travelled. Long ones are cut at the end. */
  source(
    ref: MessageRef,
    options?: ReadOptions,
  ): Promise<{ readonly text: string; readonly isTruncated: boolean }>
  /** The header lines alone, unfolded as they travelled. */
  header(ref: MessageRef, options?: ReadOptions): Promise<string>
  /** One call for any number of mails. Mails that are gone are passed over. */
  setState(selection: MessageSelection, change: StateChange, options?: ActOptions): Promise<void>
  /**
   * Notes something about a mail for its reader alone; an empty text takes the note away. It stays with the mail when
   * that is moved. `invalid` with `fields.remark` for more than `maxRemarkCharacters`.
   *
   * @source ML-18
   */
  setRemark(ref: MessageRef, remark: string): Promise<void>
  /** Answers with the new places in the order asked; mails that are gone are left out. */
  move(selection: MessageSelection, target: FolderId): Promise<readonly MovedMessage[]>
  /**
   * Takes mails away until a time: they lie in the folder with the role `snoozed` and come back by themselves, unread
   * and as if they had arrived then. Mails that are away already get another time. Absent where mails cannot be
   * snoozed.
   *
   * @param until ms since 1970; `invalid` when it is past, or more than `maxSnoozeDays` away
   * @source ML-29
   */
  snooze?(selection: MessageSelection, until: number): Promise<readonly MovedMessage[]>
  /** Brings mails that are away back at once, as they were. */
  unsnooze?(selection: MessageSelection): Promise<readonly MovedMessage[]>
  /** Moves to the trash; from the trash, deletes for ever and answers with an empty list. */
  delete(selection: MessageSelection): Promise<readonly MovedMessage[]>
  /**
   * Refuses further mail from the senders of these, and moves them to the trash if that is asked.
   *
   * @source ML-07
   */
  reject(selection: MessageSelection, options: { readonly deleteMails: boolean }): Promise<RejectOutcome>
  /**
   * Moves mails from the spam folder to the inbox; their senders are welcome from then on if that is asked.
   *
   * @source ML-07
   */
  notSpam(
    selection: MessageSelection,
    options: { readonly welcomeSenders: boolean },
  ): Promise<readonly MovedMessage[]>
  /** Deletes at once, from any folder. Cannot be undone. */
  deleteForever(selection: MessageSelection): Promise<void>
  /** The bytes of one attachment. */
  attachment(ref: MessageRef, id: AttachmentId, options?: TransferOptions): Promise<Blob>
  /**
   * An office file as PDF; absent where the mail system has nothing to make one with. `invalid` for files of other
   * kinds, for broken ones, and where the server lacks the program for it. `tooLarge` above what is previewed.
   *
   * @source RD-07
   */
  attachmentAsPdf?(ref: MessageRef, id: AttachmentId, options?: ReadOptions): Promise<Blob>
  /** An address from which the browser itself can download the attachment; absent where there is none. */
  attachmentUrl?(ref: MessageRef, id: AttachmentId): string
  /** The whole mail as a file. */
  original(ref: MessageRef, options?: TransferOptions): Promise<Blob>
  /** All files of a mail in one zip, without the pictures inside its text. `notFound` when it has none. @source RD-06 */
  attachments(ref: MessageRef, options?: TransferOptions): Promise<DownloadedFile>
  /**
   * Mails in one zip, each as a file named by its subject. Mails that are gone are left out; `tooLarge` beyond what one
   * package holds, `notFound` when none is left.
   *
   * @source ML-22
   */
  archive(selection: MessageSelection, options?: TransferOptions): Promise<DownloadedFile>
}
