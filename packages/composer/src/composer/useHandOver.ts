import {
  isMailroomError,
  type DraftContent,
  type DraftId,
  type ErrorKind,
  type SavedDraft,
  type SendResult,
} from '@mailroom/core'
import { useDraftActions, useSending } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import { scheduleTimeText } from '../options/chosenTime'
import type { Leaving } from './useLeaving'

/** Where the mail has no way to leave by itself either. */
const lasting: readonly ErrorKind[] = ['invalid', 'forbidden', 'notFound', 'tooLarge', 'overQuota']

interface HandOverOptions {
  readonly t: SayComposer
  readonly draftId: DraftId
  readonly leaving: Leaving
  /** Nothing of it is left here. */
  readonly forget: () => Promise<void>
  readonly onSent: ((result: SendResult) => void) | undefined
  readonly onDraftSaved: ((draft: SavedDraft) => void) | undefined
  readonly onScheduled: ((draft: SavedDraft, leavesAt: number) => void) | undefined
  readonly onClose: (() => void) | undefined
}

/**
 * Hands a whole mail over: to be sent now, in a moment, or at its time.
 *
 * @source CO-07, CO-11, SS-05
 */
export function useHandOver({ t, draftId, leaving, forget, ...told }: HandOverOptions) {
  const { onSent, onDraftSaved, onScheduled, onClose } = told
  const sending = useSending()
  const { schedule, unschedule } = useDraftActions()
  const toasts = useToasts()

  /** @returns what became of a mail whose time to be called back is over; undefined while only the mail system knows */
  const letGo = async (content: DraftContent): Promise<SendResult | undefined> => {
    try {
      return await sending.send(content, draftId)
    } catch (error) {
      // It waits with the mail system and does not need us to leave.
      if (!isMailroomError(error) || !lasting.includes(error.kind)) return undefined
      leaving.stop()
      await unschedule(draftId).catch(() => undefined)
      throw error
    }
  }
  const sent = (content: DraftContent, result: SendResult | undefined) => {
    const word = leaving.cannotWait(content) ? 'sentAtOnce' : 'sent'
    toasts.show({ message: t(result ? word : 'leavesByItself'), tone: result ? 'success' : 'plain' })
    if (result) onSent?.(result)
  }

  /** @returns false when its writer has called it back: it is a draft again */
  return async (
    content: DraftContent,
    leavesAt: number | undefined,
    onTaken: () => void,
  ): Promise<boolean> => {
    if (leavesAt !== undefined && schedule) {
      const saved = await schedule(content, leavesAt, draftId)
      await forget()
      toasts.show({ message: t('scheduled', { time: scheduleTimeText(leavesAt) }), tone: 'success' })
      onDraftSaved?.(saved)
      onScheduled?.(saved, leavesAt)
      onClose?.()
      return true
    }
    const answer = await (sending.hold ?? sending.send)(content, draftId)
    onTaken()
    await forget()
    if ('draft' in answer && (await leaving.wait(answer.undoMs)) === 'undone') {
      onDraftSaved?.(answer.draft)
      return false
    }
    sent(content, 'draft' in answer ? await letGo(content) : answer)
    onClose?.()
    return true
  }
}
