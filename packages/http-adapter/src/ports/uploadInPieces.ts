import type { DraftAttachment, TransferOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { bringFile } from '../pieces/bringFile'
import { fromWireUpload } from '../wire/drafts'
import { newDraftId } from './newDraftId'

/**
 * Brings a large file for a draft in pieces.
 *
 * @see SendingPort.upload
 * @source AT-02
 */
export async function uploadInPieces(
  client: HttpClient,
  file: File,
  { inline = false, ...options }: TransferOptions & { readonly inline?: boolean },
): Promise<DraftAttachment> {
  const uploadId = newDraftId()
  const keep = (fileMd5: string) =>
    client.send('completeUpload', {
      body: {
        fileMd5,
        upload_type: 'attach',
        // A longer name ends in its extension here as well.
        file_name: file.name.slice(-1000),
        file_type: file.type.slice(0, 200),
        file_size: file.size,
        upload_id: uploadId,
        inline,
      },
      options: { signal: options.signal },
    })
  return fromWireUpload(await bringFile(client, file, keep, options))
}
