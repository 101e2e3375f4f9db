import { partOf } from '@mailroom/ui'

const loadDialog = () => import('./OnlineFilesDialog')

/** The window with the files of the disks; its code comes when somebody opens it. */
export const OnlineFilesDialog = partOf(loadDialog, 'OnlineFilesDialog')
