import { Readable } from 'node:stream'
import type { PartLocation } from './ParsedMessage'
import { partDecoder } from './transfer/decodePart'

/** Gives a range of the raw mail, `end` not included: a slice of a Buffer, or a stream of a file or an object store. */
export type RawSource = (start: number, end: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** A range of the decoded content in bytes, `end` not included. */
export interface PartRange {
  readonly start: number
  readonly end: number
}

/**
 * The decoded content of one attachment, without holding the mail in memory. A range of an encoded part is found by
 * decoding what stands before it; what stands behind it is not read.
 *
 * @param range of the decoded content. @default all of it
 * @returns a stream that fails only as the source fails
 */
export function openPart(source: RawSource, location: PartLocation, range?: PartRange): Readable {
  const { inner } = location
  const start = (inner?.offset ?? 0) + Math.max(0, range?.start ?? 0)
  const limit = inner ? inner.offset + inner.length : Infinity
  const end = Math.min(limit, range ? (inner?.offset ?? 0) + range.end : Infinity)
  return Readable.from(content(source, location, start, end), { objectMode: false })
}

/** A mail in memory as a source. */
export const bufferSource =
  (raw: Buffer): RawSource =>
  (start, end) => [raw.subarray(start, end)]

async function* content(
  source: RawSource,
  location: PartLocation,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  if (end <= start) return
  const { offset, length, encoding } = location
  if (encoding === 'identity') {
    yield* slices(source(offset + Math.min(start, length), offset + Math.min(end, length)))
    return
  }
  const decoder = partDecoder(encoding)
  let at = 0
  for await (const chunk of slices(source(offset, offset + length))) {
    const decoded = decoder.push(chunk)
    const wanted = decoded.subarray(Math.max(0, start - at), Math.max(0, end - at))
    if (wanted.length > 0) yield wanted
    at += decoded.length
    if (at >= end) return
  }
  const rest = decoder.end().subarray(Math.max(0, start - at), Math.max(0, end - at))
  if (rest.length > 0) yield rest
}

/** Pieces of bounded size, so that a mail in memory is not decoded in one go. */
async function* slices(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
  }
}

const PIECE_BYTES = 262_144
