import type { UploadId } from '../mail/ids'

/** Where files lie: those that mails link to, one's own disk, and that of the whole organisation. @source AT-04 */
export type DiskPlace = 'transit' | 'personal' | 'company'

/** A disk with folders. */
export type FolderedDisk = Exclude<DiskPlace, 'transit'>

/** A file or folder of a disk. */
export interface DiskEntry {
  readonly id: UploadId
  readonly kind: 'folder' | 'file'
  readonly name: string
  /** 0 for a folder. */
  readonly sizeBytes: number
  /** Empty for a folder. */
  readonly contentType: string
  /** When it came, in ms since 1970. */
  readonly storedAt: number
  /** In transit alone: when it ends, in ms since 1970. */
  readonly expiresAt?: number
}

/** How much a disk holds. */
export interface DiskRoom {
  readonly usedBytes: number
  readonly capacityBytes: number
}

/** A page of a folder: folders first, then files, each by name; in transit the newest first. */
export interface DiskPage {
  readonly entries: readonly DiskEntry[]
  /** Of all pages. */
  readonly total: number
  /** The folders that lead here, the outermost first; empty at the top. */
  readonly path: readonly Pick<DiskEntry, 'id' | 'name'>[]
  readonly room: DiskRoom
  /** Whether this person may put something here. */
  readonly canWrite: boolean
}

/** Which page. */
export interface DiskQuestion {
  readonly place: DiskPlace
  /** @default the top */
  readonly folderId?: UploadId
  readonly offset: number
  /** 1 to 100. */
  readonly limit: number
}

/** Most characters that the name of a folder has. @source 2nd text 9 */
export const maxDiskFolderName = 20

/** Most characters that the name of a file has. */
export const maxDiskFileName = 200
