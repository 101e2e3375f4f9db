import { isMailroomError, type DraftContent, type DraftId } from '@mailroom/core'
import { useDraftActions, useErrorText } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { scheduleTimeText } from '../options/chosenTime'

interface WaitingOptions {
  readonly t: SayComposer
  readonly draftId: DraftId
  /** When the mail leaves, as it was opened; undefined for one that waits for no time. */
  readonly first: number | undefined
  /** The mail as it waits. */
  readonly content: () => DraftContent | undefined
  /** It is a draft again, which waited until then. */
  readonly onEdit: (waitedUntil: number) => void
  readonly onFault: (fault: { readonly text: string }) => void
}

/**
 * A mail that waits for its time. It rests while it does: whoever wants to write on makes it a draft again first, so that no half
 * edited mail leaves.
 *
 * @source CO-07
 */
export function useWaiting({ t, draftId, first, content, onEdit, onFault }: WaitingOptions) {
  const { schedule, unschedule } = useDraftActions()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [leavesAt, setLeavesAt] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const act = async (what: string, work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      // It has left meanwhile: there is nothing to wait for, and nothing to change.
      if (isMailroomError(error) && error.kind === 'conflict') return onFault({ text: t('leftAlready') })
      const reason = errorText(error)
      onFault({ text: reason === undefined ? what : t('failedBecause', { what, reason }) })
    } finally {
      setBusy(false)
    }
  }

  return {
    leavesAt,
    isBusy,
    /** It waits no longer, which was decided elsewhere. */
    forget: () => setLeavesAt(undefined),
    changeTime: (at: number) =>
      act(t('timeNotChanged'), async () => {
        const waiting = content()
        if (!waiting || !schedule) return
        await schedule(waiting, at, draftId)
        setLeavesAt(at)
        toasts.show({ message: t('scheduled', { time: scheduleTimeText(at) }), tone: 'success' })
      }),
    backToDraft: () =>
      act(t('timeNotTaken'), async () => {
        if (leavesAt === undefined) return
        await unschedule(draftId)
        setLeavesAt(undefined)
        onEdit(leavesAt)
        toasts.show({ message: t('draftAgain') })
      }),
  }
}
