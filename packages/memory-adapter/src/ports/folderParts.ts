import {
  findFolders,
  firstFolderPart,
  foldersBelow,
  isInFolder,
  MailroomError,
  namedFolder,
  type Folder,
  type FolderPartsPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** Most folders that are found at once. */
const mostFound = 1000

/**
 * The folders of whoever is signed in, part by part.
 *
 * @param all gives all of them as they may be seen
 */
export const createFolderParts = (
  seat: Seat,
  calls: Calls,
  all: () => readonly Folder[],
): FolderPartsPort => ({
  first: (shown, options) => calls.make('folders.first', () => firstFolderPart(all(), shown), options),
  below: (parent, options) => calls.make('folders.below', () => foldersBelow(all(), parent), options),
  inside: (id, options) =>
    calls.make(
      'folders.inside',
      () => {
        seat.user.mailbox.folder(id)
        return all().filter((folder) => isInFolder(folder.id, id))
      },
      options,
    ),
  find: (words, limit, options) =>
    calls.make(
      'folders.find',
      () => {
        if (!Number.isInteger(limit) || limit < 1 || limit > mostFound)
          throw new MailroomError('invalid', `One to ${mostFound} folders are found at once.`)
        const named = all().map((folder) => namedFolder(folder, folder.id))
        const found = findFolders(named, words).map(({ folder }) => folder)
        return { folders: found.slice(0, limit), totalCount: found.length }
      },
      options,
    ),
})
