import { lazyPart, persistently } from '@mailroom/ui'

/** The window in which mail files are imported; its code comes when it is asked for. */
export const ImportDialog = lazyPart(persistently(() => import('./ImportDialog')))
