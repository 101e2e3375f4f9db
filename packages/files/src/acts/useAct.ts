import { isCancelled } from '@mailroom/core'
import { useErrorText, useTranslation } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useCallback } from 'react'

/** Something that is done, and the words for it. */
export interface Act {
  readonly run: () => Promise<unknown>
  /** Said when it is done. */
  readonly done: string
  /** Said when it is not, with the reason. */
  readonly failed: (reason: string) => string
  /** Takes it back once it is done; offered beside `done`. */
  readonly undo?: () => Promise<unknown>
}

/**
 * Does something at once and says what became of it. What failed can be tried again, what was done be taken back.
 *
 * @internal
 */
export function useAct(): (act: Act) => Promise<void> {
  const { t } = useTranslation()
  const toasts = useToasts()
  const errorText = useErrorText()
  return useCallback(
    async function start(act) {
      const { undo, failed } = act
      try {
        await act.run()
        toasts.show({
          message: act.done,
          ...(undo && {
            action: {
              label: t('undo'),
              onAction: () => void start({ run: undo, done: t('undone'), failed }),
            },
          }),
        })
      } catch (error) {
        if (isCancelled(error)) return
        toasts.show({
          message: failed(errorText(error) ?? ''),
          tone: 'danger',
          action: { label: t('retry'), onAction: () => void start(act) },
        })
      }
    },
    [t, toasts, errorText],
  )
}
