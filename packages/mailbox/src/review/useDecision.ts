import type { ReviewId } from '@mailroom/core'
import { useErrorText, useReviewActions } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useState } from 'react'
import type { SayReview } from './reviewStrings'

/** What a reviewer says; a reason holds the mails back. */
export interface Decision {
  readonly ids: readonly ReviewId[]
  readonly reason?: string
}

/**
 * Decides about mails and says what came of it, also when somebody else was quicker.
 *
 * @param onDone they are decided, by this reviewer or another
 */
export function useDecision(t: SayReview, onDone: (ids: readonly ReviewId[]) => void) {
  const { permit, reject } = useReviewActions()
  const errorText = useErrorText()
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)

  /** False when nothing was decided, which the reviewer has been told. */
  const decide = async ({ ids, reason }: Decision): Promise<boolean> => {
    setBusy(true)
    try {
      const decided = await (reason === undefined ? permit(ids) : reject(ids, reason))
      const count = decided.length
      if (count > 0) show({ message: t(reason === undefined ? 'permitDone' : 'rejectDone', { count }) })
      const late = ids.length - count
      if (late > 0) show({ tone: 'danger', message: t('tooLate', { count: late }) })
      onDone(ids)
      return true
    } catch (error) {
      show({ tone: 'danger', message: t('failed', { reason: errorText(error) ?? '' }) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, decide }
}
