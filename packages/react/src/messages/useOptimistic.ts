import type { CommonStrings } from '../strings/commonStrings'
import { useCallback } from 'react'
import { useMailCache } from '../data/DataProvider'
import type { Touches } from '../data/MailCache'
import { useFailureToast } from '../errors/useFailureToast'
import { useTranslation } from '../i18n/useTranslation'
import { useNotify } from '../notices/useNotify'

/** How an action ended. Failures have been told to the reader, with a way to try again. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Something the reader does, shown before the mail system has done it. */
export interface OptimisticAction<Value> {
  /** Shows it as done; answers with the way back. */
  readonly apply: () => () => void
  /** Does it. */
  readonly call: () => Promise<Value>
  /** Brings up to date what `apply` could not know. */
  readonly settle?: (value: Value) => void
  /** Asks what is true after something failed. */
  readonly recover: () => void
  /** What to say; silent without. */
  readonly done?: string
  /** Takes it back once it is done; offered beside `done`. */
  readonly undo?: (value: Value) => Promise<unknown>
  readonly failed: keyof CommonStrings
  /** The answers that it may change. @default all */
  readonly touches?: Touches
}

/**
 * Does things at once: in the cache, while the mail system is asked. A failure takes the cache back and offers to try again.
 *
 * @source ML-25
 */
export function useOptimistic() {
  const cache = useMailCache()
  const { t } = useTranslation()
  const notify = useNotify()
  const sayFailure = useFailureToast()

  return useCallback(
    async function perform<Value>(action: OptimisticAction<Value>): Promise<Outcome<Value>> {
      const { undo, touches } = action
      cache.beginWrite(touches)
      // Asked first: it is on its way while what is shown is drawn.
      const answer = action.call()
      const goBack = action.apply()
      const takeBack = async (value: Value) => {
        cache.beginWrite(touches)
        try {
          await undo!(value)
          notify({ tone: 'done', text: t('undone') })
        } catch (error) {
          action.recover()
          sayFailure('undoFailed', error)
        } finally {
          cache.endWrite(touches)
        }
      }
      // Undo may be asked for before the mail system has answered; a failure is told below.
      const undoWhenDone = () => void answer.then(takeBack, () => undefined)
      const closeNotice =
        action.done === undefined
          ? undefined
          : notify({
              tone: 'done',
              text: action.done,
              action: undo && { label: t('undo'), onSelect: undoWhenDone },
            })
      try {
        const value = await answer
        action.settle?.(value)
        return { kind: 'done', value }
      } catch (error) {
        goBack()
        action.recover()
        closeNotice?.()
        sayFailure(action.failed, error, () => void perform(action))
        return { kind: 'failed', error }
      } finally {
        cache.endWrite(touches)
      }
    },
    [cache, t, notify, sayFailure],
  )
}
