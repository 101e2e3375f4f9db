import { MailroomError, type FoldersPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** The folders of whoever is signed in. */
export function createFoldersPort(seat: Seat, calls: Calls): FoldersPort {
  return {
    list: (options) => calls.make('folders.list', () => seat.user.mailbox.list(), options),
    empty: (id) =>
      calls.make('folders.empty', () => {
        const folder = seat.user.mailbox.folder(id)
        if (folder.role !== 'trash' && folder.role !== 'spam') {
          throw new MailroomError('forbidden', `"${id}" cannot be emptied at once: only trash and spam can.`)
        }
        folder.clear()
        seat.user.publish({ kind: 'folderChanged', folder: id })
      }),
  }
}
