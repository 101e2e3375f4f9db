import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** What the reader has asked back so far, one page, the newest first. @source SS-03, ST-15 */
export function useRecallRecords(page: { readonly offset: number; readonly limit: number }) {
  const { recall } = useAdapter()
  const key = useAccountKey('recalls', recall ? `${page.offset} ${page.limit}` : undefined)
  const { data, ...rest } = useAnswer(key, () => recall!.records(page))
  return { page: data, ...rest }
}
