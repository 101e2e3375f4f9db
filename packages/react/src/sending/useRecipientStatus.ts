import type { InternetMessageId } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/**
 * What became of a sent mail, one line per recipient. Follows the live line.
 *
 * @param messageId undefined asks nothing
 * @source SS-02
 */
export function useRecipientStatus(messageId: InternetMessageId | undefined) {
  const { sending } = useAdapter()
  const key = useAccountKey('status', sending ? messageId : undefined)
  const { data: recipients, ...rest } = useAnswer(key, () => sending!.status(messageId!))
  return { recipients, ...rest }
}
