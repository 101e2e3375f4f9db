import type { FileShare, FileShareDays, FileSharePage, SharedFile } from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { ByteRange } from '../../doors/blob-store/BlobStore'

/** Files that are shared by an address and a code, for every account. Each call sees the given account alone. @source FC-03 */
export interface FileShares {
  /** As core's `FileSharesPort.create`. */
  create(accountId: number, file: SharedFile, days: FileShareDays): Promise<FileShare>
  /** As core's `FileSharesPort.list`. */
  list(
    accountId: number,
    question: { readonly offset: number; readonly limit: number },
  ): Promise<FileSharePage>
  /** As core's `FileSharesPort.end`. */
  end(accountId: number, ids: readonly FileShare['id'][]): Promise<void>
  /** Finds a share by the secret of its address, whoever asks. */
  find(token: string): Promise<FoundShare | undefined>
  /** The file of a share for who knows its code. `locked` when too many codes were wrong. */
  open(token: string, code: string): Promise<OpenedShare | FoundShareEnd>
  /** Its bytes; a download is counted when they are asked for from the first one on. */
  read(share: OpenedShare, range?: ByteRange): Promise<Readable>
}

/** What may be told of a share before its code is there. */
export interface FoundShare {
  readonly state: FileShare['state']
  readonly expiresAt: number
}

/** Why nothing is opened. */
export type FoundShareEnd = 'wrongCode' | 'unknown'

/** A share whose code was right. */
export interface OpenedShare {
  readonly id: number
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly blobKey: string
}
