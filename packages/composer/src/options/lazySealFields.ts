import { partOf } from '@mailroom/ui'

const loadFields = () => import('./SealFields')

/** The particulars of a protected mail; their code comes when somebody protects one. */
export const SealFields = partOf(loadFields, 'SealFields')
