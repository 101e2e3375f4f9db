import { uploadChunkBytes } from '@mailroom/core'
import { readUpload } from '../files/readUpload'
import { whileSignedIn } from '../files/whileSignedIn'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls = 'uploadState' | 'uploadChunk' | 'completeImport'

const states = { none: 0, some: 1, all: 2 } as const

/** Mail files from elsewhere. @source ML-17, F7 */
export function importHandlers(services: Services): Pick<Handlers, Calls> {
  const { imports, mailboxes } = services
  return {
    async uploadState({ query }, { session }) {
      const size = query.file_size === undefined ? undefined : Number(query.file_size)
      const { kind, chunks } = await imports.state(session.accountId, query.fileMd5, size)
      return { state: states[kind], chunks: [...chunks] }
    },

    async uploadChunk({ query }, { session, request }) {
      const number = Number(query.chunkNumber)
      imports.requirePlace(number)
      const { file } = await whileSignedIn(services, session, (signal) =>
        readUpload(
          request,
          { file: 'chunkFile', maxBytes: uploadChunkBytes, signal },
          (content) => imports.storeBytes(content),
          ({ blobKey }) => imports.dropBytes(blobKey),
        ),
      )
      await imports.keep(session.accountId, query.fileMd5, number, file.blobKey)
      return { msg: 'success' }
    },

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
