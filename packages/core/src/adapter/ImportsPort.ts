import type { FolderId, MessageRef } from '../mail/ids'
import type { TransferOptions } from './MailroomAdapter'

/** Mail files from elsewhere, brought into a folder. @source ML-17 */
export interface ImportsPort {
  /**
   * Adds one mail file (`.eml`) to a folder, read and with the date that it came with. Withdrawn or broken off, the same
   * call goes on where it was; with the same id it never adds twice.
   *
   * `invalid` with `fields.file` for an empty file or one that is no mail, with `fields.folder` for drafts; `tooLarge`,
   * `overQuota`, `locked`; `notFound` when the folder is gone.
   *
   * @param importId names this import over all its attempts: 16 to 64 letters, digits, `-` and `_`
   */
  add(file: File, folder: FolderId, importId: string, options?: TransferOptions): Promise<MessageRef>
}
