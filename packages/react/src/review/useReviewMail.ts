import type { ReviewId } from '@mailroom/core'
import { useEffect } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/** A mail in review, opened. When it is not there the lists that show it are asked for anew. @source RV-02, RV-03 */
export function useReviewMail(id: ReviewId) {
  const { review } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const key = useAccountKey('review', review ? id : undefined)
  const { data: mail, error, ...rest } = useAnswer(key, () => review!.read(id))
  const isMissing = error !== undefined
  useEffect(() => {
    if (isMissing) cache.refreshAreas(account, 'reviewDuty', 'reviews')
  }, [isMissing, cache, account])
  return { mail, error, ...rest }
}
