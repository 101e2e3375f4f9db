import { contract, type Contract, type QueryOf } from '@mailroom/api'
import { MailroomError, uploadChunkBytes, type TransferOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { cancelled, networkFailure } from '../http/networkFailure'
import { fileMd5 } from './fileMd5'
import { goOn } from './goOn'
import { Lanes } from './Lanes'

/** What a file is brought for. */
type FileKind = QueryOf<Contract['uploadState']>['upload_type']

/** Pieces on their way at the same time, of all files of a page. @source 2nd text 9 */
const parallelPieces = 3
const pieceLanes = new Lanes(parallelPieces)

/** One file is read at a time: a disk does not get faster by being asked twice. */
const readingLane = new Lanes(1)

/**
 * Brings the pieces of a file that the mail system does not have yet, then has them put together. Where the line breaks
 * it goes on by itself for a while; called again later, it brings what is missing.
 *
 * @param kind     what the file is for: that decides how large it may be
 * @param complete has the pieces put together; it may be asked again
 * @throws MailroomError `invalid` when the file cannot be read any more
 * @source AT-02, ML-17
 */
export async function bringFile<T>(
  client: HttpClient,
  file: File,
  complete: (md5: string) => Promise<T>,
  { signal, onProgress, kind }: TransferOptions & { readonly kind?: FileKind } = {},
): Promise<T> {
  const md5 = await withdrawn(signal, () => readingLane.run(() => fileMd5(file, signal), signal))
  let keptBytes = 0
  let toldBytes = 0
  const underWay = new Map<number, number>()
  const tell = () => {
    const doneBytes = [...underWay.values()].reduce((sum, bytes) => sum + bytes, keptBytes)
    // A piece that broke off comes once more; the figures never go back for it.
    toldBytes = Math.max(toldBytes, Math.min(doneBytes, file.size))
    onProgress?.({ doneBytes: toldBytes, totalBytes: file.size })
  }

  const send = async (number: number): Promise<void> => {
    const piece = pieceOf(file, number)
    const form = new FormData()
    form.set(contract.uploadChunk.form.file, piece, 'chunk')
    const note = (step: { readonly doneBytes: number }) => {
      // What the form weighs beside the piece is nobody's business.
      underWay.set(number, Math.min(step.doneBytes, piece.size))
      tell()
    }
    try {
      await client.sendForm('uploadChunk', form, {
        query: { fileMd5: md5, chunkNumber: String(number) },
        options: { signal, onProgress: note },
      })
      keptBytes += piece.size
    } finally {
      underWay.delete(number)
    }
    tell()
  }

  const attempt = async (): Promise<T> => {
    const query = { fileMd5: md5, file_size: String(file.size), upload_type: kind }
    const known = new Set((await client.send('uploadState', { query, options: { signal } })).chunks)
    keptBytes = 0
    const missing: number[] = []
    for (let number = 0; number * uploadChunkBytes < file.size; number += 1) {
      if (known.has(number)) keptBytes += pieceOf(file, number).size
      else missing.push(number)
    }
    tell()
    await sendAll(missing, send, signal)
    return complete(md5)
  }
  try {
    return await goOn(attempt, () => keptBytes, signal)
  } catch (error) {
    throw networkFailure(error, signal)
  }
}

/**
 * A few at a time, so that files take turns. After a failure none begins any more; those under way come to their end, so
 * that they need not come again.
 */
async function sendAll(
  numbers: readonly number[],
  send: (number: number) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const queue = numbers.values()
  let isBroken = false
  const worker = async () => {
    try {
      for (const number of queue) {
        await pieceLanes.run(async () => (isBroken ? undefined : send(number)), signal)
        if (isBroken) return
      }
    } catch (error) {
      isBroken = true
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: parallelPieces }, worker))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

const pieceOf = (file: File, number: number): Blob =>
  file.slice(number * uploadChunkBytes, (number + 1) * uploadChunkBytes)

/** Reading a file fails as the port says: withdrawn, or changed on the disk since it was chosen. */
async function withdrawn<T>(signal: AbortSignal | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (signal?.aborted) throw cancelled(signal)
    throw new MailroomError('invalid', 'The file cannot be read any more.', { cause })
  }
}
