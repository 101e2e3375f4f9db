import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** People whom the reader writes to, those lately and often first. @source CT-06 */
export function useRecentPeople(limit: number) {
  const { contacts } = useAdapter()
  const key = useAccountKey('recentPeople', contacts ? limit : undefined)
  const { data: people, ...rest } = useAnswer(key, () => contacts!.recent(limit))
  return { people, ...rest }
}
