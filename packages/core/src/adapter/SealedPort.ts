import type { DownloadedFile } from '../files/DownloadedFile'
import type { AttachmentId, MessageRef } from '../mail/ids'
import type { Attachment } from '../mail/Message'
import type { Seal } from '../sealed/Seal'
import type { TransferOptions } from './MailroomAdapter'

/** A picture inside the text of a sealed mail. */
export interface OpenedPicture {
  /** The part after `cid:` in the HTML. */
  readonly contentId: string
  readonly content: Blob
}

/** What was under a seal. Its text is hostile until cleaned. */
export interface OpenedMail {
  readonly text: string
  /** Absent when the mail is plain text only. */
  readonly html?: string
  readonly pictures: readonly OpenedPicture[]
  /** Files; none in a mail that is destroyed after reading. */
  readonly attachments: readonly Attachment[]
  /** How it stands after this reading. */
  readonly seal: Seal
}

/**
 * Mails whose content is kept from lists, searches, sources, downloads and everything else but these calls.
 * `notFound` when the mail is gone, is not sealed in this way, or was destroyed.
 *
 * @source RD-11, RD-12
 */
export interface SealedPort {
  /** Reads a mail that is destroyed after reading. Each call by a recipient spends one reading. */
  reveal(ref: MessageRef): Promise<OpenedMail>
  /** Opens a mail with its password. `invalid` with `fields.password` for a wrong one, `locked` after too many. */
  unlock(ref: MessageRef, password: string): Promise<OpenedMail>
  /** The bytes of a file of a mail with a password. */
  attachment(ref: MessageRef, id: AttachmentId, password: string, options?: TransferOptions): Promise<Blob>
  /**
   * Of some addresses those without a mailbox in this system, in their order. A mail that is destroyed after reading
   * cannot be sent to them; one with a password reaches them as a page that opens with it.
   */
  outside(addresses: readonly string[]): Promise<readonly string[]>
  /** All files of a mail with a password in one zip. */
  attachments(ref: MessageRef, password: string, options?: TransferOptions): Promise<DownloadedFile>
}
