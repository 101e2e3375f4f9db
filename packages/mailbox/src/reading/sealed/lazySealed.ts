import { lazyPart, persistently } from '@mailroom/ui'

const loadParts = persistently(() => import('./SealedParts'))

/** Opening a sealed mail; its code comes with the first one. */
export const SealedParts = lazyPart(() => loadParts().then((parts) => ({ default: parts.SealedParts })))
