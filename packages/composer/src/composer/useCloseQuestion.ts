import { useCallback, useState } from 'react'
import type { CloseAnswer } from './CloseDialog'

interface CloseOptions {
  /** There is something that would be lost. */
  readonly isUnsaved: () => boolean
  /** It is worth a question. */
  readonly isWorthKeeping: () => boolean
  readonly save: () => Promise<unknown>
  readonly throwAway: () => Promise<void>
}

/** Asks before an unsent mail is closed. @source CO-15 */
export function useCloseQuestion({ isUnsaved, isWorthKeeping, save, throwAway }: CloseOptions) {
  const [asked, setAsked] = useState<(answer: CloseAnswer) => void>()

  const confirmClose = async (): Promise<boolean> => {
    if (!isUnsaved()) return true
    if (!isWorthKeeping()) {
      await throwAway().catch(() => undefined)
      return true
    }
    const answer = await new Promise<CloseAnswer>((resolve) => setAsked(() => resolve))
    setAsked(undefined)
    if (answer === 'goOn') return false
    if (answer === 'discard') {
      await throwAway().catch(() => undefined)
      return true
    }
    // A save that fails says so itself; the text stays.
    return save().then(
      () => true,
      () => false,
    )
  }

  return {
    confirmClose,
    isAsking: asked !== undefined,
    answer: useCallback((answer: CloseAnswer) => asked?.(answer), [asked]),
  }
}
