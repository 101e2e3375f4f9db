import type { Readable } from 'node:stream'

/** Names a blob: made by the store, opaque to others, safe in a path. */
export type BlobKey = string

/** A part of a blob, both ends counted in bytes from 0; `end` is the first byte that is left out. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The door to where bytes lie: mails, texts too long for a row, uploads.
 *
 * A blob never changes. When `put` resolves, the bytes and the name are on disk, so a row may point to them. A blob that
 * no row points to (its writer was killed before the row) is taken by `sweep`.
 */
export interface BlobStore {
  /** Stores bytes under a new name. A stream that fails leaves nothing behind, and the error is passed on. */
  put(content: Uint8Array | Readable): Promise<BlobKey>
  /** Stores many at once, at a fraction of the cost of one by one. Names come in the order of the contents. */
  putMany(contents: readonly Uint8Array[]): Promise<BlobKey[]>
  /** A second name for the same bytes, independent of the first: deleting one leaves the other. `notFound` */
  copy(key: BlobKey): Promise<BlobKey>
  /** Streams a blob or a part of it. A range that reaches past the end is cut there. `notFound` rejects at once. */
  open(key: BlobKey, range?: ByteRange): Promise<Readable>
  /** The whole blob in memory. `notFound` */
  read(key: BlobKey): Promise<Buffer>
  /** Bytes of a blob. `notFound` */
  size(key: BlobKey): Promise<number>
  /** Deletes blobs. Those that are gone are passed over. */
  delete(...keys: readonly BlobKey[]): Promise<void>
  /**
   * Deletes blobs older than an hour (or `minAgeMs`) that nothing points to, and what writers left unfinished.
   *
   * @param isReferenced asked with batches of keys; answers with those that are in use
   * @returns            how many were deleted
   */
  sweep(
    isReferenced: (keys: readonly BlobKey[]) => Promise<ReadonlySet<BlobKey>>,
    options?: { readonly minAgeMs?: number },
  ): Promise<number>
}
