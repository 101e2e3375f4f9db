import { lazyPart, persistently } from '@mailroom/ui'

const loadFields = persistently(() => import('./SealFields'))

/** The particulars of a protected mail; their code comes when somebody protects one. */
export const SealFields = lazyPart(() => loadFields().then((parts) => ({ default: parts.SealFields })))
