import type { SendingRules } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/**
 * What a writer may choose, and what is asked of them. Undefined until that is known, and where the mail system cannot
 * send.
 *
 * @source CO-06
 */
export function useSendingRules(): SendingRules | undefined {
  const { sending } = useAdapter()
  const key = useAccountKey('sendingRules', sending && everything)
  return useAnswer(key, () => sending!.rules()).data
}
