import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadDialog = persistently(() => import('./OnlineFilesDialog'))

/** The window with the files of the disks; its code comes when somebody opens it. */
export const OnlineFilesDialog = lazy(() =>
  loadDialog().then((parts) => ({ default: parts.OnlineFilesDialog })),
)
