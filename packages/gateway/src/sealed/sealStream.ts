import { createCipheriv, createDecipheriv } from 'node:crypto'
import { Readable } from 'node:stream'

/** Bytes of a piece: nothing is kept in memory but one of them while a mail is sealed. */
const pieceBytes = 65_536
const tagBytes = 16

/**
 * Seals bytes with a key that is used for nothing else: AES-256-GCM piece by piece. The nonce of a piece is its
 * number and whether it is the last, so that no piece can be taken out, moved or cut off unnoticed.
 *
 * @source NIST SP 800-38D, STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015)
 */
export const sealStream = (key: Buffer, plain: Readable): Readable =>
  Readable.from(sealedPieces(key, plain), { objectMode: false })

async function* sealedPieces(key: Buffer, plain: Readable): AsyncGenerator<Buffer> {
  let number = 0
  let rest = Buffer.alloc(0)
  for await (const chunk of plain) {
    rest = Buffer.concat([rest, chunk as Buffer])
    // The last piece is known as such only when nothing comes after it.
    for (; rest.length > pieceBytes; rest = rest.subarray(pieceBytes)) {
      yield sealPiece(key, number++, false, rest.subarray(0, pieceBytes))
    }
  }
  yield sealPiece(key, number, true, rest)
}

function sealPiece(key: Buffer, number: number, isLast: boolean, piece: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast))
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
}

/**
 * Opens what `sealStream` has sealed.
 *
 * @throws Error when it was sealed with another key, or changed
 */
export function openSealed(key: Buffer, sealed: Buffer): Buffer {
  const pieces: Buffer[] = []
  const step = pieceBytes + tagBytes
  for (let start = 0, number = 0; start === 0 || start < sealed.length; start += step, number += 1) {
    const piece = sealed.subarray(start, start + step)
    const isLast = start + step >= sealed.length
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAuthTag(
      piece.subarray(-tagBytes),
    )
    pieces.push(decipher.update(piece.subarray(0, -tagBytes)), decipher.final())
  }
  return Buffer.concat(pieces)
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}
