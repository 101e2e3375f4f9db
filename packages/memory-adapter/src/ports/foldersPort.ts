import {
  isInFolder,
  MailroomError,
  type Folder,
  type FolderId,
  type FolderMails,
  type FoldersPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { moveMails } from '../mailbox/mailActions'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { createFolderParts } from './folderParts'
import { placeOf } from './folderForm'

/** The folders of whoever is signed in. */
export function createFoldersPort(seat: Seat, calls: Calls): FoldersPort {
  const changed = (id: FolderId): Folder => {
    seat.user.publish({ kind: 'foldersChanged' })
    return seat.user.mailbox.list().find((folder) => folder.id === id)!
  }
  const seen = (folder: Folder): Folder =>
    seat.isLocked(folder.id) ? { ...folder, isLocked: true, unreadCount: 0, totalCount: 0 } : folder
  const all = (): readonly Folder[] => seat.user.mailbox.list().map(seen)
  return {
    list: (options) => calls.make('folders.list', all, options),
    parts: createFolderParts(seat, calls, all),
    get: (id, options) =>
      calls.make(
        'folders.get',
        () => {
          seat.user.mailbox.folder(id)
          return all().find((folder) => folder.id === id)!
        },
        options,
      ),
    empty: (id) =>
      calls.make('folders.empty', () => {
        seat.requireOpen(id)
        const folder = seat.user.mailbox.folder(id)
        if (folder.role !== 'trash' && folder.role !== 'spam') {
          throw new MailroomError('forbidden', `"${id}" cannot be emptied at once: only trash and spam can.`)
        }
        folder.clear()
        seat.user.publish({ kind: 'folderChanged', folder: id })
      }),
    create: (place) =>
      calls.make('folders.create', () => {
        const { mailbox } = seat.user
        const id = placeOf(mailbox, place)
        seat.requireOpen(id)
        mailbox.addFolder(id)
        return changed(id)
      }),
    rename: (from, place) =>
      calls.make('folders.rename', () => {
        const { mailbox } = seat.user
        mailbox.ownFolders(from)
        seat.requireOpen(from)
        const { parent } = place
        if (parent !== undefined && isInFolder(parent, from)) {
          const message = 'A folder cannot go into itself.'
          throw new MailroomError('invalid', message, { fields: { name: [message] } })
        }
        const id = placeOf(mailbox, place, from)
        mailbox.renameFolder(from, id)
        return changed(id)
      }),
    delete: (id, mails) =>
      calls.make('folders.delete', () => {
        seat.requireOpen(id)
        deleteFolder(seat.user, id, mails, seat.system.now())
        changed(id)
      }),
  }
}

function deleteFolder(account: Account, id: FolderId, mails: FolderMails, at: number): void {
  const { mailbox } = account
  const folders = mailbox.ownFolders(id)
  if (typeof mails === 'object') {
    mailbox.folder(mails.moveTo)
    if (isInFolder(mails.moveTo, id)) {
      const message = 'The mails cannot go into what is deleted.'
      throw new MailroomError('invalid', message, { fields: { dst_folder: [message] } })
    }
    for (const folder of folders) moveMails(account, { folder: folder.id, uids: 'all' }, mails.moveTo, at)
  }
  if (mails === 'none' && folders.some((folder) => folder.totalCount > 0))
    throw new MailroomError('conflict', 'There is mail in this folder.')
  mailbox.removeFolder(id)
}
