import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

/** The window in which mail files are imported; its code comes when it is asked for. */
export const ImportDialog = lazy(persistently(() => import('./ImportDialog')))
