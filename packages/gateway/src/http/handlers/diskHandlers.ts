import { MailroomError, type FolderedDisk } from '@mailroom/core'
import type { LockedSession } from '../../locks/Lock'
import type { Online } from '../../online-files/createOnline'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { toWireDiskPage, toWireEntry, toWireLink, toWireOnline } from '../wire/disk'

type Calls =
  | 'keepOnline'
  | 'completeOnline'
  | 'fileLinks'
  | 'withdrawLink'
  | 'transitFiles'
  | 'personalDisk'
  | 'companyDisk'
  | 'completeDiskFile'
  | 'makeDiskFolder'
  | 'linkDiskFiles'

/** Files that mails link to, and the disks that they lie on. @source AT-03, AT-04 */
export function diskHandlers(services: Services): Pick<Handlers, Calls> {
  const { incoming } = services
  const requireOnline = (): Online => {
    if (!services.online) throw new MailroomError('forbidden', 'Mails do not link to files here.')
    return services.online
  }
  /** What lies in the file center is there for who has opened it; what a mail takes along is no part of it. */
  const requireOpen = (session: LockedSession) => services.fileLock.require(session)
  const listOf = async (
    place: FolderedDisk,
    session: LockedSession,
    query: Parameters<Handlers['personalDisk']>[0]['query'],
  ) => {
    await requireOpen(session)
    const limit = Number(query.page_size)
    const offset = (Number(query.page) - 1) * limit
    const question = { place, folderId: query.folder_id, offset, limit }
    return toWireDiskPage(await requireOnline().disks.list(session.accountId, question))
  }
  return {
    personalDisk: ({ query }, { session }) => listOf('personal', session, query),
    companyDisk: ({ query }, { session }) => listOf('company', session, query),

    async transitFiles({ query }, { session }) {
      await requireOpen(session)
      const question = { place: 'transit', offset: Number(query.offset), limit: Number(query.limit) } as const
      return toWireDiskPage(await requireOnline().disks.list(session.accountId, question))
    },

    async completeDiskFile({ body }, { session }) {
      await requireOpen(session)
      const kept = await requireOnline().disks.complete(session.accountId, incoming, {
        md5: body.fileMd5,
        sizeBytes: body.file_size,
        name: body.file_name,
        contentType: body.file_type,
        uploadKey: body.upload_id,
        place: body.upload_type,
        folderId: body.folder_id,
      })
      return toWireEntry(kept)
    },

    async makeDiskFolder({ body }, { session }) {
      await requireOpen(session)
      const into = { place: body.disk, folderId: body.folder_id }
      return toWireEntry(await requireOnline().disks.makeFolder(session.accountId, body.name, into))
    },

    async linkDiskFiles({ body }, { session }) {
      await requireOpen(session)
      const { disks } = requireOnline()
      const own = await disks.link(session.accountId, 'personal', body.net_attachments)
      const shared = await disks.link(session.accountId, 'company', body.company_attachments)
      return { results: [...own, ...shared].map(toWireOnline) }
    },

    keepOnline: async ({ body }, { session }) =>
      toWireOnline(await requireOnline().keepUpload(session.accountId, body.id)),

    async completeOnline({ body }, { session }) {
      const kept = await requireOnline().complete(session.accountId, incoming, {
        md5: body.fileMd5,
        sizeBytes: body.file_size,
        name: body.file_name,
        contentType: body.file_type,
        uploadKey: body.upload_id,
      })
      return toWireOnline(kept)
    },

    fileLinks: async ({ query }, { session }) => ({
      results: (await requireOnline().links(session.accountId, query.message_id)).map(toWireLink),
    }),

    async withdrawLink({ body }, { session }) {
      await requireOnline().withdraw(session.accountId, body.id)
      return { msg: 'success' }
    },
  }
}
