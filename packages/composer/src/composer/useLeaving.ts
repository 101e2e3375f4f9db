import { isMailroomError, type DraftContent, type DraftId } from '@mailroom/core'
import { useDraftActions, useErrorText, useSettings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useEffect, useRef, useState } from 'react'
import type { SayComposer } from '../composeStrings'

/** How a wait ends. */
type Outcome = 'undone' | 'leaves'

/**
 * A mail that was sent and can be called back for a few seconds. Whoever goes away meanwhile changes nothing: it leaves by itself.
 *
 * @source SS-05
 */
export function useLeaving(t: SayComposer, draftId: DraftId) {
  const { unschedule } = useDraftActions()
  const { settings } = useSettings()
  const errorText = useErrorText()
  const toasts = useToasts()
  /** By the clock of `performance`, in ms. */
  const [endsAt, setEndsAt] = useState<number>()
  const [isUndoing, setUndoing] = useState(false)
  const settle = useRef<(outcome: Outcome) => void>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const end = (outcome: Outcome) => {
    clearTimeout(timer.current)
    settle.current?.(outcome)
  }

  return {
    endsAt,
    isUndoing,
    /** Its password is kept nowhere, so it has to leave at once although its writer would have it wait. */
    cannotWait: ({ seal }: DraftContent) => seal?.kind === 'password' && (settings?.undoSeconds ?? 0) > 0,
    /** Waits until the mail is called back, or may leave. */
    async wait(undoMs: number): Promise<Outcome> {
      setEndsAt(performance.now() + undoMs)
      const outcome = await new Promise<Outcome>((resolve) => {
        settle.current = resolve
        timer.current = setTimeout(() => resolve('leaves'), undoMs)
      })
      if (outcome === 'undone') setEndsAt(undefined)
      return outcome
    },
    leaveNow: () => end('leaves'),
    async undo(): Promise<void> {
      setUndoing(true)
      try {
        await unschedule(draftId)
        end('undone')
      } catch (error) {
        const hasLeft = isMailroomError(error) && error.kind === 'conflict'
        const what = t(hasLeft ? 'leftAlready' : 'notUndone')
        const reason = hasLeft ? undefined : errorText(error)
        const message = reason === undefined ? what : t('failedBecause', { what, reason })
        toasts.show({ message, tone: 'danger' })
        if (hasLeft) end('leaves')
      } finally {
        setUndoing(false)
      }
    },
    /** It has left, or is a draft for another reason. */
    stop: () => setEndsAt(undefined),
  }
}

export type Leaving = ReturnType<typeof useLeaving>
