import { fetchAhead, lazyPart, persistently } from '@mailroom/ui'

const loadMenu = () => import('./folderMenu')

/** The dialogs about folders; their code comes when the first is asked for. */
export const FolderDialogs = lazyPart(persistently(() => import('./FolderDialogs')))

/** The lines of a folder's menu; their code comes once the list is there, or with the first menu. */
export const folderMenus = persistently(loadMenu)

/** Fetches the code of the menus ahead. */
export const warmFolderMenus = (): void => fetchAhead(loadMenu)
