import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadFields = persistently(() => import('./ScheduleFields'))
const loadDialog = persistently(() => import('./ScheduleDialog'))

/** When a mail leaves; its code comes when somebody wants that. */
export const ScheduleFields = lazy(() => loadFields().then((parts) => ({ default: parts.ScheduleFields })))

/** Another time for a mail that waits. */
export const ScheduleDialog = lazy(() => loadDialog().then((parts) => ({ default: parts.ScheduleDialog })))
