import { fetchAhead, lazyPart, partOf, persistently } from '@mailroom/ui'
import { rowsFirst } from '../../layout/rowsFirst'

const loadMenu = () => import('./folderParts')

/** Once the list is there. */
const loadFirst = async () => {
  await rowsFirst()
  return loadMenu()
}

/** The dialogs about folders; their code comes when the first is asked for. */
export const FolderDialogs = lazyPart(persistently(() => import('./FolderDialogs')))

/** The lines of a folder's menu; their code comes once the list is there, or with the first menu. */
export const folderMenus = persistently(loadMenu)

/** Buttons at the end of a folder's line, which nobody sees before the pointer or the focus is there; they come with the menus. */
export const FolderRowActions = partOf(loadFirst, 'FolderRowActions')

/** What lets mails and folders be dropped on folders. */
export const FolderDrop = partOf(loadFirst, 'FolderDrop')

/** What scrolls to the folder that is open. */
export const FolderInSight = partOf(loadFirst, 'FolderInSight')

/** What looks whether a line is in sight that stands for folders which are not known yet. */
export const MoreFolders = partOf(loadMenu, 'MoreFolders')

/** Fetches the code of the menus ahead. */
export const warmFolderMenus = (): void => fetchAhead(loadMenu)
