import type { ReadOptions } from '../adapter/MailroomAdapter'
import type { Folder } from '../mail/Folder'
import type { FolderId } from '../mail/ids'

/** Some of the folders of a large mailbox, in the order of `FoldersPort.list`; each says in `hasMore` whether others are below it. */
export interface FolderPart {
  readonly folders: readonly Folder[]
  /** Others are at the top that are not here. */
  readonly hasMore: boolean
}

/** Folders that were looked for. */
export interface FoundFolders {
  /** The first of them, best first. */
  readonly folders: readonly Folder[]
  /** How many there are. */
  readonly totalCount: number
}

/**
 * The folders of a mailbox part by part: a page that shows thirty of five thousand asks for those, and for others when a branch
 * is opened or a name is typed.
 *
 * @source FL-01, ML-06, T40
 */
export interface FolderPartsPort {
  /**
   * What a page shows at first: those with a role, the top of the tree, the branches that there is room for, and the way to
   * the one that is shown. All of them where there are few. One that is gone is left out.
   */
  first(shown: FolderId | undefined, options?: ReadOptions): Promise<FolderPart>
  /**
   * All folders directly below one, or at the top: `undefined`. `hasMore` of each says whether there are others below it.
   * None where there are none, or where that folder is gone.
   */
  below(parent: FolderId | undefined, options?: ReadOptions): Promise<readonly Folder[]>
  /** A folder and all that are in it, however deep. `notFound` */
  inside(folder: FolderId, options?: ReadOptions): Promise<readonly Folder[]>
  /**
   * Folders in whose name, or in the names of those above them, every word stands, as `findFolders` finds them by their ids.
   *
   * @param limit 1 to 1000
   */
  find(words: string, limit: number, options?: ReadOptions): Promise<FoundFolders>
}
