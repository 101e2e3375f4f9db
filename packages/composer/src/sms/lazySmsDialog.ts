import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadDialog = persistently(() => import('./SmsDialog'))

/** The window that asks for mobile numbers; its code comes when some are missing. */
export const SmsDialog = lazy(() => loadDialog().then((parts) => ({ default: parts.SmsDialog })))
