import type { Folder } from '@mailroom/core'
import type { SelectOption } from '@mailroom/ui'

/** Folders as lines of a select; own ones by their whole way from the top. */
export const folderOptions = (
  folders: readonly Folder[],
  nameOf: (folder: Folder) => string,
): SelectOption[] =>
  folders.map((folder) => ({
    value: folder.id,
    label: folder.role ? nameOf(folder) : folder.id.split('/').join(' / '),
  }))
