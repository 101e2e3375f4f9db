import type { Folder } from '../mail/Folder'
import type { MessagePage } from '../mail/MessageQuery'
import type { Tag } from '../mail/Tag'
import type { Settings } from '../settings/Settings'
import type { Session } from './Session'

/** What a mailbox shows at first, in one answer. What is absent is asked for by itself. */
export interface Opening {
  readonly session: Session
  readonly settings?: Settings
  readonly folders?: readonly Folder[]
  /**
   * Where there are thousands, `folders` is what `FolderPartsPort.first` gives, and this says whether others are at the top. Those
   * below a folder are said by its `hasMore`.
   */
  readonly hasMoreFolders?: boolean
  readonly tags?: readonly Tag[]
  /** The first page of the folder that was asked for, as `firstPageOf` asks for it with these settings. */
  readonly list?: MessagePage
}
