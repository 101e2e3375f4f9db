import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadParts = persistently(() => import('./SealedParts'))

/** Opening a sealed mail; its code comes with the first one. */
export const SealedParts = lazy(() => loadParts().then((parts) => ({ default: parts.SealedParts })))
