import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** Whether the reader reviews mail of others, and how many wait. Undefined while unknown, and where nothing is reviewed. @source FL-04 */
export function useReviewDuty() {
  const { review } = useAdapter()
  const key = useAccountKey('reviewDuty', review ? everything : undefined)
  return useAnswer(key, () => review!.duty()).data
}
