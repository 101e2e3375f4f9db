import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const load = persistently(() => import('./LevelSelects'))

/** The level of the mail; its code comes where the organisation has levels. */
export const MailLevel = lazy(() => load().then((parts) => ({ default: parts.MailLevel })))

/** The level of a file. */
export const FileLevel = lazy(() => load().then((parts) => ({ default: parts.FileLevel })))
