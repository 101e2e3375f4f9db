import { MailroomError, type DiskPlace, type FolderedDisk } from '@mailroom/core'
import type { Online } from '../../online-files/createOnline'
import type { ActiveSession } from '../../session/Sessions'
import { breakOffWithSession } from '../files/breakOffWithSession'
import type { Range } from '../files/byteRange'
import { fileAnswer } from '../files/fileAnswer'
import { servedType } from '../files/servedType'
import { type ZipEntry, zipAnswer } from '../files/zipAnswer'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { requireFileCenter } from '../requireFileCenter'
import { stringsOf } from '../strings/strings'
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
  | 'renameDiskItem'
  | 'moveDiskItems'
  | 'deleteDiskItems'
  | 'diskFile'
  | 'diskZip'
  | 'deleteTransitFiles'
  | 'keepTransitFiles'
  | 'renewTransitFile'

/** Files that mails link to, and the disks that they lie on. @source AT-03, AT-04 */
export function diskHandlers(services: Services): Pick<Handlers, Calls> {
  const { incoming } = services
  const requireOnline = (): Online => {
    if (!services.online) throw new MailroomError('forbidden', 'Mails do not link to files here.')
    return services.online
  }
  const openDisks = async (session: ActiveSession, place: DiskPlace) => {
    await requireFileCenter(services, session, place)
    return requireOnline().disks
  }
  const listOf = async (
    place: FolderedDisk,
    session: ActiveSession,
    query: Parameters<Handlers['personalDisk']>[0]['query'],
  ) => {
    const disks = await openDisks(session, place)
    const limit = Number(query.page_size)
    const offset = (Number(query.page) - 1) * limit
    const question = { place, folderId: query.folder_id, offset, limit }
    return toWireDiskPage(await disks.list(session.accountId, question))
  }
  return {
    personalDisk: ({ query }, { session }) => listOf('personal', session, query),
    companyDisk: ({ query }, { session }) => listOf('company', session, query),

    async transitFiles({ query }, { session }) {
      const disks = await openDisks(session, 'transit')
      const question = { place: 'transit', offset: Number(query.offset), limit: Number(query.limit) } as const
      return toWireDiskPage(await disks.list(session.accountId, question))
    },

    async completeDiskFile({ body }, { session }) {
      const disks = await openDisks(session, body.upload_type)
      const kept = await disks.complete(session.accountId, incoming, {
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
      const disks = await openDisks(session, body.disk)
      const into = { place: body.disk, folderId: body.folder_id }
      return toWireEntry(await disks.makeFolder(session.accountId, body.name, into))
    },

    async linkDiskFiles({ body }, { session }) {
      const disks = await openDisks(session, body.company_attachments.length > 0 ? 'company' : 'personal')
      const own = await disks.link(session.accountId, 'personal', body.net_attachments)
      const shared = await disks.link(session.accountId, 'company', body.company_attachments)
      return { results: [...own, ...shared].map(toWireOnline) }
    },

    async renameDiskItem({ body }, { session }) {
      const disks = await openDisks(session, body.disk)
      const { disk: place, id, name } = body
      return toWireEntry(await disks.rename(session.accountId, { place, id, name }))
    },

    async moveDiskItems({ body }, { session }) {
      const disks = await openDisks(session, body.disk)
      const { disk: place, ids, folder_id: folderId } = body
      await disks.move(session.accountId, { place, ids, folderId })
      return { msg: 'success' }
    },

    async deleteDiskItems({ body }, { session }) {
      const disks = await openDisks(session, body.disk)
      await disks.remove(session.accountId, body.disk, body.ids)
      return { msg: 'success' }
    },

    async deleteTransitFiles({ body }, { session }) {
      const disks = await openDisks(session, 'transit')
      await disks.remove(session.accountId, 'transit', body.ids)
      return { msg: 'success' }
    },

    async keepTransitFiles({ body }, { session }) {
      const disks = await openDisks(session, body.disk)
      const into = { place: body.disk, folderId: body.folder_id }
      return { results: (await disks.keepTransit(session.accountId, body.ids, into)).map(toWireEntry) }
    },

    async renewTransitFile({ body, path }, { session }) {
      const disks = await openDisks(session, 'transit')
      return toWireEntry(await disks.renew(session.accountId, path.id!, body.period))
    },

    async diskFile({ query }, { session, request }) {
      const disks = await openDisks(session, query.disk)
      const file = await disks.find(session.accountId, query.disk, query.id)
      const content = { sizeBytes: file.sizeBytes, open: (range?: Range) => disks.open(file, range) }
      const face = { ...servedType(file.contentType, query.download === '1'), name: file.name }
      return fileAnswer(request, content, face, (stream) => breakOffWithSession(services, session, stream))
    },

    async diskZip({ query }, { session, request, locale }) {
      const disks = await openDisks(session, query.disk)
      const chosen = { place: query.disk, ids: query.ids.split(',') }
      const files = await disks.collect(session.accountId, chosen)
      const entries = files.map((file): ZipEntry => ({
        name: file.name,
        modifiedAt: file.storedAt,
        open: () => disks.open(file),
      }))
      const estimatedBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
      const name = `${stringsOf(locale).filePackage}.zip`
      return zipAnswer(request, { name, entries, estimatedBytes }, (stream) =>
        breakOffWithSession(services, session, stream),
      )
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
