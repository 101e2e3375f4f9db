import { uploadChunkBytes } from '@mailroom/core'
import { readUpload } from '../files/readUpload'
import { whileSignedIn } from '../files/whileSignedIn'
import type { Handlers } from '../Handler'
import { requireFileCenter } from '../requireFileCenter'
import type { Services } from '../Services'
import { toWireUpload } from '../wire/sending'

type Calls = 'uploadState' | 'uploadChunk' | 'completeUpload'

const states = { none: 0, some: 1, all: 2 } as const

/** Files that come in pieces. @source AT-02, F7 */
export function incomingHandlers(services: Services): Pick<Handlers, Calls> {
  const { incoming, sending } = services
  return {
    async uploadState({ query }, { session }) {
      const size = query.file_size === undefined ? undefined : Number(query.file_size)
      const place = query.upload_type
      if (place === 'personal' || place === 'company') await requireFileCenter(services, session, place)
      const isKept = place === 'transit' || place === 'personal' || place === 'company'
      const online = isKept ? services.online : undefined
      const answer = await incoming.state(session.accountId, query.fileMd5, size, online?.rules.maxBytes)
      // Before any of it travels.
      if (size !== undefined && (place === 'personal' || place === 'company'))
        await online?.disks.requireRoom(session.accountId, place, size)
      else if (size !== undefined) await online?.requireRoom(session.accountId, size)
      const { kind, chunks } = answer
      return { state: states[kind], chunks: [...chunks] }
    },

    async uploadChunk({ query }, { session, request }) {
      const { accountId } = session
      const number = Number(query.chunkNumber)
      incoming.requirePlace(number)
      await incoming.inTurn(accountId, async () => {
        const { file } = await whileSignedIn(services, session, (signal) =>
          readUpload(
            request,
            { file: 'chunkFile', maxBytes: uploadChunkBytes, signal },
            (content) => incoming.storeBytes(content),
            ({ blobKey }) => incoming.dropBytes(blobKey),
          ),
        )
        await incoming.keep(accountId, query.fileMd5, number, file.blobKey)
      })
      return { msg: 'success' }
    },

    async completeUpload({ body }, { session }) {
      const kept = await sending.completeUpload(session.accountId, incoming, {
        md5: body.fileMd5,
        sizeBytes: body.file_size,
        name: body.file_name,
        contentType: body.file_type,
        isInline: body.inline ?? false,
        uploadKey: body.upload_id,
      })
      return toWireUpload(kept)
    },
  }
}
