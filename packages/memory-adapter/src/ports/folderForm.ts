import {
  folderAt,
  folderNameFault,
  folderNameKey,
  maxFolders,
  MailroomError,
  type FolderId,
  type FolderPlace,
} from '@mailroom/core'
import type { Mailbox } from '../mailbox/Mailbox'

/** Deepest nesting. */
const maxLevels = 20

/**
 * The id of a folder that is to be at a place.
 *
 * @param from the folder that goes there; undefined for a new one
 * @throws MailroomError as `FoldersPort.create` says
 * @source FL-02
 */
export function placeOf(mailbox: Mailbox, place: FolderPlace, from?: FolderId): FolderId {
  const { name, parent } = place
  if (parent !== undefined) mailbox.folder(parent)
  const fault = folderNameFault(name, parent === undefined)
  if (fault) throw wrongName(`The name is ${fault}.`)
  const id = folderAt(place)
  if (id.split('/').length > maxLevels) throw wrongName(`Folders have at most ${maxLevels} levels.`)
  const others = mailbox.list().filter((folder) => folder.id !== from)
  if (others.length >= maxFolders) throw wrongName(`A mailbox has at most ${maxFolders} folders.`)
  if (others.some((folder) => folderNameKey(folder.id) === folderNameKey(id)))
    throw new MailroomError('conflict', `There is a folder "${id}".`)
  return id
}

const wrongName = (message: string) => new MailroomError('invalid', message, { fields: { name: [message] } })
