import { type FolderId, type FolderMails, isInFolder, MailroomError } from '@mailroom/core'
import { checkedLevels } from './createFolder'
import { noSuchFolder } from './findFolder'

/** What the rules for changing folders look at. */
interface FolderRow {
  readonly name: FolderId
  readonly role: string | null
  readonly total_count: number
}

/** A folder that is to change, and those in it; parents before children. */
interface OwnFolders<Row> {
  readonly folder: Row
  readonly all: readonly Row[]
}

/** A folder of the user's own with all that is in it. `notFound`; `forbidden` when one of them has a role. */
function ownFolders<Row extends FolderRow>(rows: readonly Row[], id: FolderId): OwnFolders<Row> {
  const folder = rows.find((row) => row.name === id)
  if (folder === undefined) throw noSuchFolder()
  const all = rows.filter((row) => isInFolder(row.name, id)).sort((a, b) => a.name.length - b.name.length)
  if (all.some((row) => row.role !== null))
    throw new MailroomError('forbidden', 'A default folder stays as it is.')
  return { folder, all }
}

/**
 * The new name of each folder that a renaming touches.
 *
 * @throws MailroomError as `Mailbox.renameFolder` says
 */
export function renamedFolders<Row extends FolderRow>(
  rows: readonly Row[],
  id: FolderId,
  target: FolderId,
): ReadonlyMap<Row, FolderId> {
  const { all } = ownFolders(rows, id)
  const names = new Map(all.map((row) => [row, `${target}${row.name.slice(id.length)}`]))
  for (const name of names.values()) checkedLevels(name)
  if (id === target) return names
  const parent = target.slice(0, Math.max(target.lastIndexOf('/'), 0))
  if (isInFolder(parent, id)) {
    throw new MailroomError('invalid', 'A folder cannot go into itself.', {
      fields: { name: ['folderInItself'] },
    })
  }
  if (parent !== '' && !rows.some((row) => row.name === parent)) throw noSuchFolder()
  const others = new Set(rows.filter((row) => !names.has(row)).map((row) => row.name))
  for (const name of names.values()) {
    if (others.has(name)) throw new MailroomError('conflict', `A folder named "${name}" exists already.`)
  }
  return names
}

/**
 * The folders that are deleted with one, children before parents.
 *
 * @throws MailroomError as core's `FoldersPort.delete` says
 */
export function deletedFolders<Row extends FolderRow>(
  rows: readonly Row[],
  id: FolderId,
  mails: FolderMails,
): readonly Row[] {
  const { all } = ownFolders(rows, id)
  if (typeof mails === 'object') {
    if (isInFolder(mails.moveTo, id)) {
      throw new MailroomError('invalid', 'The mails cannot go into what is deleted.', {
        fields: { dst_folder: ['folderTarget'] },
      })
    }
    if (!rows.some((row) => row.name === mails.moveTo)) throw noSuchFolder()
  }
  if (mails === 'none' && all.some((row) => row.total_count > 0)) throw thereIsMail()
  return all.toReversed()
}

/** The error for a folder that was to be empty. */
export const thereIsMail = () => new MailroomError('conflict', 'There is mail in this folder.')
