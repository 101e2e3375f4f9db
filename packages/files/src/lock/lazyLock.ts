import { partOf } from '@mailroom/ui'

const loadDialog = () => import('./LockDialog')

/** The window for a lock password; its code comes when it is asked for. */
export const LockDialog = partOf(loadDialog, 'LockDialog')
