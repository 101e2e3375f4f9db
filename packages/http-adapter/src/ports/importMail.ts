import { contract } from '@mailroom/api'
import {
  MailroomError,
  uploadChunkBytes,
  type FolderId,
  type MessageRef,
  type TransferOptions,
} from '@mailroom/core'
import { fileMd5 } from '../http/fileMd5'
import type { HttpClient } from '../http/HttpClient'
import { cancelled } from '../http/networkFailure'

/** A mail file on its way into a folder. */
export interface ImportedFile {
  readonly file: File
  readonly folder: FolderId
  readonly importId: string
}

/**
 * Brings the pieces of a file that the mail system does not have yet, then has them put together.
 *
 * @see ImportsPort.add
 * @source ML-17
 */
export async function importMail(
  client: HttpClient,
  { file, folder, importId }: ImportedFile,
  { signal, onProgress }: TransferOptions = {},
): Promise<MessageRef> {
  const md5 = await withdrawn(signal, () => fileMd5(file, signal))
  const query = { fileMd5: md5, file_size: String(file.size) }
  const { chunks } = await client.send('uploadState', { query, options: { signal } })
  const known = new Set(chunks)
  let doneBytes = 0
  const tell = (underWay: number) =>
    onProgress?.({ doneBytes: Math.min(doneBytes + underWay, file.size), totalBytes: file.size })
  for (let number = 0; number * uploadChunkBytes < file.size; number += 1) {
    const piece = file.slice(number * uploadChunkBytes, (number + 1) * uploadChunkBytes)
    if (!known.has(number)) {
      const form = new FormData()
      form.set(contract.uploadChunk.form.file, piece, 'chunk')
      await client.sendForm('uploadChunk', form, {
        query: { fileMd5: md5, chunkNumber: String(number) },
        // What the form weighs beside the piece is nobody's business.
        options: { signal, onProgress: (step) => tell(Math.min(step.doneBytes, piece.size)) },
      })
    }
    doneBytes += piece.size
    tell(0)
  }
  const { folder: at, uid } = await client.send('completeImport', {
    body: {
      fileMd5: md5,
      upload_type: 'eml',
      file_name: file.name.slice(0, 1000),
      file_type: file.type.slice(0, 200),
      file_size: file.size,
      folder_id: folder,
      import_id: importId,
    },
    options: { signal },
  })
  return { folder: at, uid }
}

/** Reading a file fails as the port says: withdrawn, or changed on the disk since it was chosen. */
async function withdrawn<T>(signal: AbortSignal | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (signal?.aborted) throw cancelled(signal)
    throw new MailroomError('invalid', 'The file cannot be read any more.', { cause })
  }
}
