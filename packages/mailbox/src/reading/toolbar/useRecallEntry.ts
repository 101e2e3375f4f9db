import type { Message } from '@mailroom/core'
import { useRecall, useRecipientStatus } from '@mailroom/react'
import { useMailTasks } from '../../tasks/useMailTasks'

/** Whether an open mail can be asked back. `done`: it was, as far as it could be. */
export interface RecallEntry {
  readonly kind: 'none' | 'possible' | 'done'
  readonly begin: () => void
}

/** Asking the open mail back, for its sender alone. @source RD-01, SS-03 */
export function useRecallEntry({ isOwn, messageId }: Message): RecallEntry {
  const { isAvailable } = useRecall()
  const { recipients = [] } = useRecipientStatus(isOwn && isAvailable ? messageId : undefined)
  const begin = useMailTasks()
  const has = (standing: 'possible' | 'recalled') => recipients.some(({ recall }) => recall === standing)
  return {
    kind: has('possible') ? 'possible' : has('recalled') ? 'done' : 'none',
    begin: () => begin({ kind: 'recall', messageId }),
  }
}
