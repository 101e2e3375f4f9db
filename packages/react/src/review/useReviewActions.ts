import type { ReviewId } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccount } from '../session/sessionContext'

/** Deciding about mails in review. Both answer with those that this reviewer decided, and reject when nothing was done. */
export interface ReviewActions {
  readonly permit: (ids: readonly ReviewId[]) => Promise<readonly ReviewId[]>
  readonly reject: (ids: readonly ReviewId[], reason: string) => Promise<readonly ReviewId[]>
}

/** Lets mails go or holds them back; neither can be undone. Lists and counts follow. @source RV-02, RV-03 */
export function useReviewActions(): ReviewActions {
  const { review: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useMemo((): ReviewActions => {
    const there = () => {
      if (!port) throw missingPort('review')
      return port
    }
    // Also after a failure: somebody else may have been quicker.
    const follow = () => cache.refreshAreas(account, 'reviewDuty', 'reviews', 'review')
    return {
      permit: async (ids) => there().permit(ids).finally(follow),
      reject: async (ids, reason) => there().reject(ids, reason).finally(follow),
    }
  }, [port, cache, account])
}
