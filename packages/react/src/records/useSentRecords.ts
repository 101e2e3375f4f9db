import type { RecordPage, SentEntry, SentQuery } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'

/** A page of the mails that the reader has sent. The one before stays in sight until it is there. @source LG-01 */
export function useSentRecords(query: SentQuery): Answer<RecordPage<SentEntry>> {
  const { records: port } = useAdapter()
  const key = useAccountKey('sentRecords', port && JSON.stringify(query))
  return useAnswer(key, () => port!.sent(query), {
    keepPreviousData: true,
    // What was sent a moment ago is what is looked for.
    revalidateOnMount: true,
  })
}
