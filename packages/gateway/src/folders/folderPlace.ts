import {
  folderAt,
  type Folder,
  type FolderId,
  type FolderNameFault,
  folderNameFault,
  folderNameKey,
  type FolderPlace,
  maxFolders,
  MailroomError,
} from '@mailroom/core'

const sentences: Readonly<Record<FolderNameFault, string>> = {
  required: 'folderNameRequired',
  tooLong: 'folderNameLong',
  forbidden: 'folderName',
  reserved: 'folderNameReserved',
}

/**
 * The full name of a folder that somebody wants at a place. The store has its own rules for what it can keep; these are
 * for people, who tell folders apart by looking.
 *
 * @param from the folder that goes there; undefined for a new one
 * @throws MailroomError as core's `FoldersPort.create` says
 * @source FL-02, X8
 */
export function folderPlace(folders: readonly Folder[], place: FolderPlace, from?: FolderId): FolderId {
  const fault = folderNameFault(place.name, place.parent === undefined)
  if (fault !== undefined) throw atName(sentences[fault])
  if (place.parent !== undefined && !folders.some(({ id }) => id === place.parent))
    throw new MailroomError('notFound', 'The folder above is not there.')
  const others = folders.filter(({ id }) => id !== from)
  if (from === undefined && others.length >= maxFolders) throw atName('tooManyFolders')
  const id = folderAt(place)
  if (others.some((other) => folderNameKey(other.id) === folderNameKey(id)))
    throw new MailroomError('conflict', 'There is a folder of this name.', { detail: 'folderTaken' })
  return id
}

const atName = (sentence: string) =>
  new MailroomError('invalid', 'A folder cannot have this name.', { fields: { name: [sentence] } })
