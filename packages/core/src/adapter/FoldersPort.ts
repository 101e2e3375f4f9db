import type { Folder, FolderPlace } from '../mail/Folder'
import type { FolderId } from '../mail/ids'
import type { FolderPartsPort } from '../folders/FolderPart'
import type { ReadOptions } from './MailroomAdapter'

/**
 * What becomes of the mails of a folder that is deleted, and of the folders in it: they go to another folder, or are
 * deleted for ever, or there are `none` (and when there are, nothing is deleted).
 */
export type FolderMails = { readonly moveTo: FolderId } | 'delete' | 'none'

/** The folders of the mailbox. */
export interface FoldersPort {
  /** All folders: default ones in the order of `folderRoles`, then the user's own by name, parents before children. */
  list(options?: ReadOptions): Promise<readonly Folder[]>
  /**
   * One folder with its counts, as `list` shows it: what is asked for when news come of it. `notFound`. Where it is absent, all
   * are asked for.
   */
  get?(folder: FolderId, options?: ReadOptions): Promise<Folder>
  /** The same part by part, for mailboxes with thousands. Where it is absent, all are asked for. */
  readonly parts?: FolderPartsPort
  /** Deletes all mails of a folder that `canEmpty`, for ever. `forbidden` for others. */
  empty(folder: FolderId): Promise<void>
  /**
   * Makes a folder. `invalid` with `fields.name` for a name that no folder may have or when there are too many,
   * `conflict` when the name is taken, `notFound` when the folder above is gone.
   *
   * @source FL-02
   */
  create(place: FolderPlace): Promise<Folder>
  /**
   * Gives a folder of the user's own another name, another place, or both. What is in it goes along, and its mails keep
   * their numbers. Fails as `create` does; `invalid` also for a place inside itself, `forbidden` for a default folder.
   *
   * @returns the folder under its new id
   */
  rename(folder: FolderId, place: FolderPlace): Promise<Folder>
  /**
   * Deletes a folder of the user's own and those in it. `forbidden` for a default one; `invalid` for a target inside
   * of what is deleted; `conflict` when there was to be no mail and there is.
   */
  delete(folder: FolderId, mails: FolderMails): Promise<void>
}
