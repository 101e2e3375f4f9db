import { MailroomError } from '@mailroom/core'
import { Readable } from 'node:stream'
import type { ByteRange } from '../../../../blob-store/BlobStore'
import type { HeldFolder } from '../pool/HeldFolder'
import { bodyItem } from './bodyItem'
import { fetchLines } from './fetchLines'
import { uidSets } from './uidSet'

/** Large enough that a round trip does not count, small enough that a hundred downloads fit into memory. */
const pieceBytes = 512 * 1024

/** Takes a connection with the folder open for one piece of a mail. */
export type TakeFolder = <T>(work: (folder: HeldFolder) => Promise<T>, uid: number) => Promise<T>

/**
 * Bytes of a part, undecoded, piece by piece, each asked for when the one before was taken.
 *
 * @param folder used for the first piece and as long as it is held
 * @param take   used afterwards
 * @throws       `notFound` when the mail or the part is gone
 */
export async function streamPart(
  folder: HeldFolder,
  take: TakeFolder,
  uid: number,
  part: string,
  { start, end }: ByteRange = { start: 0, end: Number.MAX_SAFE_INTEGER },
): Promise<Readable> {
  const lengthAt = (at: number) => Math.min(end - at, pieceBytes)
  const fetch = (at: number) => (held: HeldFolder) => fetchPiece(held, uid, part, at, lengthAt(at))
  const first = end > start ? await fetch(start)(folder) : Buffer.alloc(0)
  async function* pieces() {
    let at = start
    let piece = first
    for (;;) {
      if (piece.byteLength > 0) yield piece
      const isLast = piece.byteLength < lengthAt(at)
      at += piece.byteLength
      if (isLast || at >= end) return
      piece = folder.isReleased ? await take(fetch(at), uid) : await fetch(at)(folder)
    }
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: pieceBytes })
}

async function fetchPiece(
  folder: HeldFolder,
  uid: number,
  part: string,
  at: number,
  length: number,
): Promise<Buffer> {
  const [set = ''] = uidSets([uid])
  const bytes = await folder.read(async (connection) => {
    let body: Buffer | null | undefined
    await fetchLines(connection, set, [bodyItem(part, length, at)], (mail) => {
      if (mail.uid === uid && mail.sections.has(part)) body = mail.sections.get(part)
    })
    return body
  })
  // NIL past the end is how some servers say that nothing is left there.
  if (!bytes && at > 0 && bytes === null) return Buffer.alloc(0)
  if (!bytes) throw new MailroomError('notFound', 'The mail is gone, or has no such part')
  return bytes.subarray(0, length)
}
