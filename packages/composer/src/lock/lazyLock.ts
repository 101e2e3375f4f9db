import { lazyPart, persistently } from '@mailroom/ui'

const loadDialog = persistently(() => import('./LockDialog'))

/** The window for a lock password; its code comes when it is asked for. */
export const LockDialog = lazyPart(() => loadDialog().then((parts) => ({ default: parts.LockDialog })))
