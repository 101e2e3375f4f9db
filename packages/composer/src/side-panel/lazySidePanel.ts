import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadPanel = persistently(() => import('./SidePanel'))

/** The panel beside a mail that is written; its code comes when somebody opens it. */
export const SidePanel = lazy(() => loadPanel().then((parts) => ({ default: parts.SidePanel })))
