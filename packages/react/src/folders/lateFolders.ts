import { persistently } from '@mailroom/ui'

/** The code that asks for folders anew, and for more of them; it comes with the first news. */
export const folderParts = persistently(() => import('./folderParts'))
