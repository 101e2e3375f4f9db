import type { FolderId, MessageRef, TransferOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { bringFile } from '../pieces/bringFile'

/** A mail file on its way into a folder. */
export interface ImportedFile {
  readonly file: File
  readonly folder: FolderId
  readonly importId: string
}

/**
 * Brings a mail file in pieces and has it added to its folder.
 *
 * @see ImportsPort.add
 * @source ML-17
 */
export async function importMail(
  client: HttpClient,
  { file, folder, importId }: ImportedFile,
  options: TransferOptions = {},
): Promise<MessageRef> {
  const add = (fileMd5: string) =>
    client.send('completeImport', {
      body: {
        fileMd5,
        upload_type: 'eml',
        file_name: file.name.slice(0, 1000),
        file_type: file.type.slice(0, 200),
        file_size: file.size,
        folder_id: folder,
        import_id: importId,
      },
      options: { signal: options.signal },
    })
  const { folder: at, uid } = await bringFile(client, file, add, options)
  return { folder: at, uid }
}
