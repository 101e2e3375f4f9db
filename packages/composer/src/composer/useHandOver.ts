import type { DraftContent, DraftId, SavedDraft, SendResult } from '@mailroom/core'
import { useDraftActions, useSending } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import { scheduleTimeText } from '../options/chosenTime'

interface HandOverOptions {
  readonly t: SayComposer
  readonly draftId: DraftId
  /** Nothing of it is left here. */
  readonly forget: () => Promise<void>
  readonly onSent: ((result: SendResult) => void) | undefined
  readonly onDraftSaved: ((draft: SavedDraft) => void) | undefined
  readonly onClose: (() => void) | undefined
}

/** Hands a whole mail over: to be sent now, or at its time. @source CO-07, CO-11 */
export function useHandOver({ t, draftId, forget, onSent, onDraftSaved, onClose }: HandOverOptions) {
  const sending = useSending()
  const { schedule } = useDraftActions()
  const toasts = useToasts()
  return async (content: DraftContent, leavesAt: number | undefined): Promise<void> => {
    if (leavesAt === undefined || !schedule) {
      const result = await sending.send(content, draftId)
      await forget()
      toasts.show({ message: t('sent'), tone: 'success' })
      onSent?.(result)
    } else {
      const saved = await schedule(content, leavesAt, draftId)
      await forget()
      toasts.show({ message: t('scheduled', { time: scheduleTimeText(leavesAt) }), tone: 'success' })
      onDraftSaved?.(saved)
    }
    onClose?.()
  }
}
