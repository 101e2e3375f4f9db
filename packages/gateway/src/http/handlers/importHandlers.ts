import type { Handlers } from '../Handler'
import type { Services } from '../Services'

/** Mail files from elsewhere. @source ML-17 */
export function importHandlers({ imports, mailboxes }: Services): Pick<Handlers, 'completeImport'> {
  return {
    async completeImport({ body }, { session }) {
      const order = {
        md5: body.fileMd5,
        sizeBytes: body.file_size,
        folder: body.folder_id,
        importId: body.import_id,
      }
      const ref = await imports.complete(session.accountId, mailboxes.of(session), order)
      return { msg: 'success', folder: ref.folder, uid: ref.uid }
    },
  }
}
