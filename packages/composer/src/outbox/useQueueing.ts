import { isMailroomError, type DraftContent, type DraftId } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import type { JournalEntry } from '../journal/DraftJournal'
import type { Outbox } from './Outbox'
import { outboxStrings } from './outboxStrings'

interface QueueingOptions {
  readonly draftId: DraftId
  readonly outbox: Outbox | undefined
  readonly entry: () => Omit<JournalEntry, 'draftId' | 'writtenAt'> | undefined
  /** Nothing of it is left where drafts are kept. */
  readonly forget: () => Promise<void>
  readonly onClose: (() => void) | undefined
}

/**
 * Keeps a mail that could not be handed over for want of a connection until there is one. A password is kept nowhere, so a
 * mail with one cannot wait.
 *
 * @source CO-21
 */
export function useQueueing({ draftId, outbox, entry, forget, onClose }: QueueingOptions) {
  const { t } = useStrings(outboxStrings)
  const toasts = useToasts()

  /** @returns false when it is not kept: it is still with its writer then */
  return async (error: unknown, content: DraftContent, leavesAt: number | undefined): Promise<boolean> => {
    const isOffline = isMailroomError(error) && error.kind === 'offline'
    const written = entry()
    if (!outbox || !written || !isOffline || content.seal?.kind === 'password') return false
    const queuedAt = Date.now()
    try {
      await outbox.put({
        draftId,
        content,
        leavesAt,
        entry: { ...written, draftId, writtenAt: queuedAt },
        queuedAt,
      })
    } catch {
      // A browser that keeps nothing: its writer hears that it was not sent.
      return false
    }
    await forget()
    toasts.show({ message: t('queued') })
    onClose?.()
    return true
  }
}
