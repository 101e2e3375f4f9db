import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadDialog = persistently(() => import('./TemplatesDialog'))

/** The window with the templates; its code comes when somebody opens it. */
export const TemplatesDialog = lazy(() => loadDialog().then((parts) => ({ default: parts.TemplatesDialog })))
