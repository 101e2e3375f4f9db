import type { BackOffice } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'

/** Whether the reader administers the organisation's mail, and the way to its self-service. @source SH-05 */
export function useBackOffice(): Answer<BackOffice> {
  const { admin: port } = useAdapter()
  return useAnswer(useAccountKey('backOffice', port && everything), () => port!.backOffice())
}
