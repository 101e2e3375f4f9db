import { Base64Decoder, base64Size, decodeRegularBase64 } from './Base64Decoder'
import type { PartDecoder, TransferEncoding } from './PartDecoder'
import { QuotedPrintableDecoder } from './QuotedPrintableDecoder'

/** Bytes decoded at a time; small enough to stop soon after the wanted amount. */
const CHUNK_BYTES = 262_144

/** A decoder for one part. */
export function partDecoder(encoding: TransferEncoding): PartDecoder {
  if (encoding === 'base64') return new Base64Decoder()
  if (encoding === 'quoted-printable') return new QuotedPrintableDecoder()
  return {
    push: (chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength),
    end: () => Buffer.alloc(0),
  }
}

/**
 * The content of a part, or its beginning.
 *
 * @param maxBytes stops soon after so many bytes of content; the result is cut to them
 */
export function decodePart(encoded: Buffer, encoding: TransferEncoding, maxBytes = Infinity): Buffer {
  if (encoding === 'identity') return encoded.subarray(0, Math.min(maxBytes, encoded.length))
  if (encoding === 'base64' && encoded.length <= CHUNK_BYTES) {
    const content = decodeRegularBase64(encoded)
    if (content !== undefined) return content.subarray(0, Math.min(maxBytes, content.length))
  }
  const decoder = partDecoder(encoding)
  const pieces: Buffer[] = []
  let length = 0
  for (let at = 0; at < encoded.length && length < maxBytes; at += CHUNK_BYTES) {
    const piece = decoder.push(encoded.subarray(at, at + CHUNK_BYTES))
    pieces.push(piece)
    length += piece.length
  }
  if (length < maxBytes) pieces.push(decoder.end())
  const content = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
  return content.subarray(0, Math.min(maxBytes, content.length))
}

/** How many bytes a part has when decoded. */
export function decodedSize(encoded: Buffer, encoding: TransferEncoding): number {
  if (encoding === 'identity') return encoded.length
  if (encoding === 'base64') return base64Size(encoded)
  const decoder = new QuotedPrintableDecoder()
  let size = 0
  for (let at = 0; at < encoded.length; at += CHUNK_BYTES)
    size += decoder.push(encoded.subarray(at, at + CHUNK_BYTES)).length
  return size + decoder.end().length
}

/** The encoding that a Content-Transfer-Encoding header means; junk around the word is passed over. */
export function transferEncoding(value: string): TransferEncoding {
  const word = /[a-z0-9-]+/i.exec(value.slice(0, 200))?.[0].toLowerCase() ?? ''
  if (word === 'base64' || word === 'b') return 'base64'
  if (word === 'quoted-printable' || word === 'quotedprintable' || word === 'q') return 'quoted-printable'
  return 'identity'
}
