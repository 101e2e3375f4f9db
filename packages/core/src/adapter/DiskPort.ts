import type { DiskEntry, DiskPage, DiskPlace, DiskQuestion, FolderedDisk } from '../disk/DiskPage'
import type { FileLink, OnlineFile } from '../disk/OnlineFile'
import type { TransitStay } from '../disk/transitStay'
import type { DownloadedFile } from '../files/DownloadedFile'
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
  /** What lies in a folder of a disk, or in transit. `notFound` for a folder that is not there. @source AT-04 */
  list(question: DiskQuestion, options?: ReadOptions): Promise<DiskPage>
  /**
   * Stores a file in a folder of a disk. `forbidden` where this person may not write, `overQuota` when that disk is full,
   * `notFound` for a folder that is not there, `tooLarge`, `invalid` for empty or forbidden files.
   *
   * @source AT-04, AT-05
   */
  store(file: File, into: DiskTarget, options?: TransferOptions): Promise<DiskEntry>
  /** Makes a folder. `invalid` for an empty or long name, `conflict` when there is one of this name, `forbidden`, `notFound`. */
  makeFolder(name: string, into: DiskTarget): Promise<DiskEntry>
  /**
   * Makes files of a disk ones that mails link to, without copying them; they go on lying where they lie. The same file
   * gives the same answer for as long as it lies in transit. `notFound`, `invalid` for a folder.
   *
   * @source AT-04
   */
  link(place: FolderedDisk, ids: readonly UploadId[]): Promise<readonly OnlineFile[]>
  /**
   * Gives a file or folder another name. `invalid` for an empty, long or forbidden one, `conflict` for a folder when there
   * is one of this name, `forbidden`, `notFound`.
   *
   * @source FC-01
   */
  rename(place: FolderedDisk, id: UploadId, name: string): Promise<DiskEntry>
  /**
   * Moves files and folders of a disk to a folder of the same: all of them or none. `conflict` when a folder of that name
   * lies there, `invalid` for a folder that would lie in itself or too deep, `forbidden`, `notFound`.
   *
   * @source FC-02
   */
  move(ids: readonly UploadId[], into: DiskTarget): Promise<void>
  /**
   * Deletes files, and folders with all that lies in them. What mails link to goes on leading to its bytes, except a file
   * deleted in transit: its links end. What is not there any more is passed over. `forbidden`
   *
   * @source FC-02, FC-05
   */
  remove(place: DiskPlace, ids: readonly UploadId[]): Promise<void>
  /** The bytes of a file. `notFound`; `invalid` for a folder. @source FC-02 */
  file(place: DiskPlace, id: UploadId, options?: TransferOptions): Promise<Blob>
  /** An address from which the browser itself can download the file; absent where there is none. */
  fileUrl?(place: DiskPlace, id: UploadId): Promise<string>
  /**
   * Files, and folders with all that lies in them, in one zip. What is not there any more is left out; `notFound` when
   * none is left, `tooLarge` beyond what one package holds.
   *
   * @source FC-02
   */
  pack(place: DiskPlace, ids: readonly UploadId[], options?: TransferOptions): Promise<DownloadedFile>
  /**
   * Lets files lie in transit for so long from now on, and links to them lead there as long; none ends sooner for it.
   * `notFound` when one is not there; the others are renewed all the same.
   *
   * @source FC-05
   */
  renew(ids: readonly UploadId[], stay: TransitStay): Promise<readonly DiskEntry[]>
  /**
   * Puts files that lie in transit into a folder of a disk, without copying them; links to them go on until their time is
   * over. All or none; `notFound`, `forbidden`, `overQuota`.
   *
   * @source FC-05
   */
  keepOnDisk(ids: readonly UploadId[], into: DiskTarget): Promise<readonly DiskEntry[]>
}

/** A folder of a disk. */
export interface DiskTarget {
  readonly place: FolderedDisk
  /** @default the top */
  readonly folderId?: UploadId
}
