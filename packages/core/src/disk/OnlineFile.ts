import type { DraftAttachment, OnlineStay } from '../mail/Draft'
import type { UploadId } from '../mail/ids'

/** A file that a mail carries as a link: it lies at the mail system. @source AT-03 */
export interface OnlineFile extends DraftAttachment {
  readonly online: OnlineStay
}

/** Whether a link still leads to its file. */
export type FileLinkState = 'open' | 'expired' | 'withdrawn'

/** A link that a sent mail carries. Its address is known to those who have the mail, and kept nowhere else. */
export interface FileLink {
  /** Names it for its owner. */
  readonly id: string
  readonly fileId: UploadId
  readonly name: string
  readonly sizeBytes: number
  readonly state: FileLinkState
  /** ms since 1970. */
  readonly expiresAt: number
  /** How often the file was fetched from its beginning. */
  readonly downloadCount: number
}

/** What the mail system says about files that go as links. Sizes in bytes. @source AT-03 */
export interface OnlineRules {
  /** For a file above it a link is proposed. */
  readonly suggestOverBytes: number
  /** A file above it becomes a link by itself; 0 for every file. */
  readonly linkOverBytes: number
  /** No file may be larger. */
  readonly maxBytes: number
  /** How long a link leads to its file. */
  readonly keptDays: number
}

/** True when a file becomes a link by itself. A picture inside the text never does. @source AT-03 */
export const goesOnline = (
  rules: Pick<OnlineRules, 'linkOverBytes'> | undefined,
  { sizeBytes, contentId }: Pick<DraftAttachment, 'sizeBytes' | 'contentId'>,
): boolean => rules !== undefined && contentId === undefined && sizeBytes > rules.linkOverBytes

/** Of some files each one once, in their order. @source AT-03 */
export function eachFileOnce<File extends Pick<DraftAttachment, 'id'>>(files: readonly File[]): File[] {
  const known = new Set<UploadId>()
  return files.filter(({ id }) => !known.has(id) && known.add(id))
}
