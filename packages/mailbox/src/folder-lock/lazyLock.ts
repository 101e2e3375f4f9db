import { lazyPart, persistently } from '@mailroom/ui'

/** The dialog for the lock password; its code comes when it is asked for. */
export const LockDialog = lazyPart(persistently(() => import('./LockDialog')))
