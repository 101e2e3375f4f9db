import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

/** The dialog for the lock password; its code comes when it is asked for. */
export const LockDialog = lazy(persistently(() => import('./LockDialog')))
