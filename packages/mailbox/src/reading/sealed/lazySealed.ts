import { partOf } from '@mailroom/ui'

const loadParts = () => import('./SealedParts')

/** Opening a sealed mail; its code comes with the first one. */
export const SealedParts = partOf(loadParts, 'SealedParts')
