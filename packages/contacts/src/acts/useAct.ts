import { isCancelled } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useCallback } from 'react'
import type { SayContacts } from '../contactsStrings'

/** Something that is done, and the words for it. */
export interface Act {
  readonly run: () => Promise<unknown>
  /** Said when it is done. */
  readonly done: string
  /** Takes it back once it is done; offered beside `done`. */
  readonly undo?: () => Promise<unknown>
}

/** Does something at once and says what became of it. What failed can be tried again, what was done be taken back. */
export function useAct(t: SayContacts): (act: Act) => Promise<void> {
  const toasts = useToasts()
  const errorText = useErrorText()
  return useCallback(
    async function start(act) {
      const { undo } = act
      try {
        await act.run()
        toasts.show({
          message: act.done,
          ...(undo && {
            action: {
              label: t('undo'),
              onAction: () => void start({ run: undo, done: t('undone') }),
            },
          }),
        })
      } catch (error) {
        if (isCancelled(error)) return
        toasts.show({
          message: t('actFailed', { reason: errorText(error) ?? '' }),
          tone: 'danger',
          action: { label: t('retry'), onAction: () => void start(act) },
        })
      }
    },
    [t, toasts, errorText],
  )
}
