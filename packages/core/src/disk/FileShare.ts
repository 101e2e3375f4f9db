import type { UploadId } from '../mail/ids'
import type { FolderedDisk } from './DiskPage'

/** Days for which a file can be shared. @source FC-03 */
export const fileShareDays = [1, 7, 30, 90, 365] as const

/** For how many days a file is shared. */
export type FileShareDays = (typeof fileShareDays)[number]

/** Whether a share still leads to its file; `gone` when the file was deleted. */
export type FileShareState = 'open' | 'expired' | 'ended' | 'gone'

/** A file of a disk that whoever has its address and its code can fetch, without signing in. @source FC-03 */
export interface FileShare {
  readonly id: string
  readonly place: FolderedDisk
  readonly fileId: UploadId
  /** Of the file now; as it was shared when it is gone. */
  readonly name: string
  readonly sizeBytes: number
  /** Where others fetch it. */
  readonly address: string
  /** What they are asked for there. Empty where it cannot be told any more. */
  readonly code: string
  /** ms since 1970. */
  readonly createdAt: number
  /** ms since 1970. */
  readonly expiresAt: number
  readonly state: FileShareState
  /** How often the file was fetched. */
  readonly downloadCount: number
}

/** A page of shares, the newest first. */
export interface FileSharePage {
  readonly shares: readonly FileShare[]
  /** Of all pages. */
  readonly total: number
}
