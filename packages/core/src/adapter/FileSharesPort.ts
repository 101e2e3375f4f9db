import type { FolderedDisk } from '../disk/DiskPage'
import type { FileShare, FileShareDays, FileSharePage } from '../disk/FileShare'
import type { UploadId } from '../mail/ids'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Files of the disks that are shared by an address and a code. All of it is behind the lock of the file center; who has
 * address and code needs no session.
 *
 * @source FC-03
 */
export interface FileSharesPort {
  /** `notFound`; `invalid` for a folder; `forbidden` for a file of the organisation’s disk by who may not write there. */
  create(file: SharedFile, days: FileShareDays): Promise<FileShare>
  /** The newest first. */
  list(
    question: { readonly offset: number; /** 1 to 100. */ readonly limit: number },
    options?: ReadOptions,
  ): Promise<FileSharePage>
  /** Ends shares for everybody who has them. Those that have ended, and those of somebody else, are passed over. */
  end(ids: readonly FileShare['id'][]): Promise<void>
}

/** A file of a disk. */
export interface SharedFile {
  readonly place: FolderedDisk
  readonly id: UploadId
}
