import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadFields = persistently(() => import('./SealFields'))

/** The particulars of a protected mail; their code comes when somebody protects one. */
export const SealFields = lazy(() => loadFields().then((parts) => ({ default: parts.SealFields })))
