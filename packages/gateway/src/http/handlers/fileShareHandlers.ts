import { MailroomError } from '@mailroom/core'
import type { FileShares } from '../../online-files/shares/FileShares'
import type { Handlers } from '../Handler'
import { requireFileCenter } from '../requireFileCenter'
import type { Services } from '../Services'
import { toWireFileShare } from '../wire/fileShares'

type Calls = 'createFileShare' | 'fileShares' | 'endFileShares'

/** Files of the disks that are shared; all of it behind the lock of the file center. @source FC-03 */
export function fileShareHandlers(services: Services): Pick<Handlers, Calls> {
  const { fileShares } = services
  const requireShares = (): FileShares => {
    if (!fileShares) throw new MailroomError('forbidden', 'There is no file center here.')
    return fileShares
  }
  return {
    async createFileShare({ body: { disk: place, id, days } }, { session }) {
      await requireFileCenter(services, session, place)
      return toWireFileShare(await requireShares().create(session.accountId, { place, id }, days))
    },

    async fileShares({ query }, { session }) {
      await requireFileCenter(services, session)
      const question = { offset: Number(query.offset), limit: Number(query.limit) }
      const { shares, total } = await requireShares().list(session.accountId, question)
      return { count: total, results: shares.map(toWireFileShare) }
    },

    async endFileShares({ body }, { session }) {
      await requireFileCenter(services, session)
      await requireShares().end(session.accountId, body.ids)
      return { msg: 'success' }
    },
  }
}
