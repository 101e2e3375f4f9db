import { lazyPart, persistently } from '@mailroom/ui'

const loadDialog = persistently(() => import('./OnlineFilesDialog'))

/** The window with the files of the disks; its code comes when somebody opens it. */
export const OnlineFilesDialog = lazyPart(() =>
  loadDialog().then((parts) => ({ default: parts.OnlineFilesDialog })),
)
