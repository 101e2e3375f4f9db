import { isCancelled } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'

/** Something that is done, and the words for it. */
export interface Act {
  readonly run: () => Promise<unknown>
  /** Said when it is done. */
  readonly done: string
  readonly failed: 'removeFailed' | 'moveFailed' | 'keepFailed' | 'renewFailed'
}

/** Does something at once and says what became of it; what failed can be tried again. */
export function useAct(t: SayFiles): (act: Act) => Promise<void> {
  const toasts = useToasts()
  const errorText = useErrorText()
  return async function start(act) {
    try {
      await act.run()
      toasts.show({ message: act.done })
    } catch (error) {
      if (isCancelled(error)) return
      toasts.show({
        message: t(act.failed, { reason: errorText(error) ?? '' }),
        tone: 'danger',
        action: { label: t('retry'), onAction: () => void start(act) },
      })
    }
  }
}
