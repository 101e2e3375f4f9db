import type { FolderId } from '../mail/ids'
import type { FolderPlace } from '../mail/Folder'

/** Folders of one mailbox at most. @source FL-02 */
export const maxFolders = 5_000

/** A name as it is kept: composed, and without space around it. */
export const cleanFolderName = (name: string): string => name.normalize('NFC').trim()

/** The id of a folder at a place. */
export const folderAt = ({ name, parent }: FolderPlace): FolderId =>
  parent === undefined ? cleanFolderName(name) : `${parent}/${cleanFolderName(name)}`

/** True for a folder itself and for everything in it. */
export const isInFolder = (id: FolderId, folder: FolderId): boolean =>
  id === folder || id.startsWith(`${folder}/`)

/** Two folders whose names have one key look alike: they cannot be beside each other. */
export const folderNameKey = (id: FolderId): string => id.normalize('NFKC').toLowerCase()
