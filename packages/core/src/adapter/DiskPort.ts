import type { FileLink, OnlineFile } from '../disk/OnlineFile'
import type { InternetMessageId, UploadId } from '../mail/ids'
import type { ReadOptions, TransferOptions } from './MailroomAdapter'

/**
 * Files that lie at the mail system, and the links that mails carry to them. Sending makes the links; a file goes on
 * lying there when its mail was never sent, until its time is over. See `SendingRules.online`.
 *
 * @source AT-03
 */
export interface DiskPort {
  /**
   * Stores a file that a mail is to link to. Withdrawn or broken off, it goes on where it was when it is stored again.
   * `tooLarge` above `OnlineRules.maxBytes`, `overQuota`; `invalid` for empty or forbidden files.
   */
  upload(file: File, options?: TransferOptions): Promise<OnlineFile>
  /**
   * Makes a file that is stored for a draft one that its mail links to; it keeps its id. Asked again, it answers the same.
   * `notFound` when it is not there, `invalid` for a picture inside the text, `overQuota`.
   */
  keepOnline(id: UploadId): Promise<OnlineFile>
  /** The links of a mail that this person has sent, in the order of its files; none for any other mail. */
  links(messageId: InternetMessageId, options?: ReadOptions): Promise<readonly FileLink[]>
  /** Ends a link for everybody who has it. Nothing happens when it has ended; `notFound` for one of somebody else. */
  withdraw(linkId: FileLink['id']): Promise<void>
}
