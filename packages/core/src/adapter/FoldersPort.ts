import type { Folder } from '../mail/Folder'
import type { FolderId } from '../mail/ids'
import type { ReadOptions } from './MailroomAdapter'

/** The folders of the mailbox. */
export interface FoldersPort {
  /** All folders: default ones in the order of `folderRoles`, then the user's own by name, parents before children. */
  list(options?: ReadOptions): Promise<readonly Folder[]>
  /** Deletes all mails of a folder that `canEmpty`, for ever. `forbidden` for others. */
  empty(folder: FolderId): Promise<void>
}
