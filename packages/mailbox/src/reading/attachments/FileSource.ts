import type { Attachment, AttachmentId, Destination, TransferOptions } from '@mailroom/core'

/** Where the files of an open mail come from. */
export interface FileSource {
  readonly load: (id: AttachmentId, options?: TransferOptions) => Promise<Blob>
  /** An address from which the browser itself downloads; absent or undefined where there is none. */
  readonly url?: (id: AttachmentId) => string | undefined
  /** The window in which a file is shown. */
  readonly preview: (file: Attachment) => Destination
}
