import type { BodyPart } from '../connection/BodyPart'
import { freshBytes } from './freshBytes'
import type { MailToRead } from './MailReader'

/** Mails as they travel between threads: their bytes in one piece that is handed over and not copied. */
export interface PackedMails {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mails: readonly PackedMail[]
}

interface PackedMail {
  readonly structure: BodyPart
  readonly sizeBytes: number
  readonly parts: readonly PackedPart[]
}

interface PackedPart {
  readonly path: string
  readonly mimeHeaderBytes: number
  readonly bodyBytes: number
}

/**
 * Packs the parts one behind the other. What a server sent lies in pieces that many mails share, and a message to another
 * thread would copy the whole piece for each of them.
 */
export function packMails(mails: readonly MailToRead[]): PackedMails {
  const pieces: Uint8Array[] = []
  const packed = mails.map(({ structure, sizeBytes, parts }) => ({
    structure,
    sizeBytes,
    parts: Array.from(parts, ([path, { mimeHeader, body }]) => {
      pieces.push(mimeHeader, body)
      return { path, mimeHeaderBytes: mimeHeader.byteLength, bodyBytes: body.byteLength }
    }),
  }))
  const bytes = freshBytes(pieces.reduce((sum, piece) => sum + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return { bytes, mails: packed }
}

/** The reverse. The parts share the bytes. */
export function unpackMails({ bytes, mails }: PackedMails): MailToRead[] {
  let at = 0
  const take = (length: number) => bytes.subarray(at, (at += length))
  return mails.map(({ structure, sizeBytes, parts }) => ({
    structure,
    sizeBytes,
    parts: new Map(
      parts.map(({ path, mimeHeaderBytes, bodyBytes }) => [
        path,
        { mimeHeader: take(mimeHeaderBytes), body: take(bodyBytes) },
      ]),
    ),
  }))
}
