import { MailroomError } from '@mailroom/core'
import type { FolderPage, FolderPageQuery } from '../../doors/mail-store/MailStore'
import { folderPlace } from '../../folders/folderPlace'
import { foldersLocked } from '../../folders/lockedMailbox'
import type { Handlers } from '../Handler'
import { requireAllowed } from '../requireAllowed'
import type { Services } from '../Services'
import { toWireFolder } from '../wire/folders'

type Calls =
  | 'folders'
  | 'folder'
  | 'firstFolders'
  | 'foldersBelow'
  | 'foldersInside'
  | 'foundFolders'
  | 'folderTargets'
  | 'createFolder'
  | 'renameFolder'
  | 'deleteFolder'
  | 'deleteEmptyFolder'
  | 'emptyFolder'

const success = { msg: 'success' } as const

/** Folders: listing, making, renaming, moving, emptying and deleting them. @source FL-01, FL-02, FL-03 */
export function folderHandlers({ mailboxes, settings }: Services): Pick<Handlers, Calls> {
  return {
    async folders({ query: { limit, offset } }, { session }) {
      const mailbox = mailboxes.of(session)
      if (limit === undefined) return { results: (await mailbox.folders()).map(toWireFolder) }
      return toWirePage(await mailbox.folderPage(pageOf({ limit, offset })))
    },

    folder: async ({ query }, { session }) => toWireFolder(await mailboxes.of(session).folder(query.folder)),

    async firstFolders({ query }, { session }) {
      const { folders, hasMore } = await mailboxes.of(session).firstFolders(query.folder)
      return { results: folders.map(toWireFolder), ...(hasMore && { has_more: true }) }
    },

    foldersBelow: async ({ query }, { session }) =>
      toWirePage(await mailboxes.of(session).foldersBelow(query.folder, pageOf(query))),

    foldersInside: async ({ query }, { session }) =>
      toWirePage(await mailboxes.of(session).foldersInside(query.folder, pageOf(query))),

    foundFolders: async ({ query }, { session }) =>
      toWirePage(await mailboxes.of(session).findFolders(query.text, Number(query.limit))),

    async folderTargets({ query }, { session }) {
      const folders = await mailboxes.of(session).folders()
      const from = folders.find(({ id }) => id === query.folder)
      if (!from) throw noSuchFolder()
      if (from.isLocked) throw foldersLocked()
      return { results: folders.filter((one) => one !== from && one.role !== 'drafts').map(toWireFolder) }
    },

    async createFolder({ body }, { session }) {
      const box = mailboxes.of(session)
      return toWireFolder(await box.createFolder(folderPlace(await box.folders(), body)))
    },

    async renameFolder({ body }, { session }) {
      const box = mailboxes.of(session)
      const folders = await box.folders()
      if (!folders.some(({ id }) => id === body.src_folder)) throw noSuchFolder()
      const target = folderPlace(folders, body, body.src_folder)
      return toWireFolder(await box.renameFolder(body.src_folder, target))
    },

    async deleteEmptyFolder({ path }, { session }) {
      await mailboxes.of(session).deleteFolder(path.folder!, 'none')
      return success
    },

    async deleteFolder({ body }, { session }) {
      // Without the mails nothing is lost, so an organisation that forbids deleting mail still allows it.
      if (body.is_delete) requireAllowed(settings.allowDelete)
      const mails = body.is_delete ? 'delete' : { moveTo: body.dst_folder }
      await mailboxes.of(session).deleteFolder(body.src_folder, mails)
      return success
    },

    async emptyFolder({ body }, { session }) {
      requireAllowed(settings.allowDelete)
      const box = mailboxes.of(session)
      const folder = (await box.folders()).find(({ id }) => id === body.folder)
      if (!folder) throw noSuchFolder()
      if (folder.isLocked) throw foldersLocked()
      if (!folder.canEmpty) throw new MailroomError('forbidden', 'Only trash and spam can be emptied.')
      await box.empty(folder.id)
      return success
    },
  }
}

interface AskedPage {
  readonly limit: string
  readonly offset?: string | undefined
}

const pageOf = ({ limit, offset = '0' }: AskedPage): FolderPageQuery => ({
  limit: Number(limit),
  offset: Number(offset),
})

const toWirePage = ({ folders, totalCount }: FolderPage) => ({
  results: folders.map(toWireFolder),
  count: totalCount,
})

const noSuchFolder = () => new MailroomError('notFound', 'There is no such folder.')
