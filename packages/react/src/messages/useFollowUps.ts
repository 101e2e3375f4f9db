import type { MessageSummary, SearchQuery } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** The first page is enough to tell what is due. */
const query: SearchQuery = { conditions: { isFollowUp: true }, offset: 0, limit: 100 }

/** The mails that the reader is reminded of first, the soonest first; undefined until they are known. @source ML-29 */
export function useFollowUps(): readonly MessageSummary[] | undefined {
  const { search } = useAdapter()
  const key = useAccountKey('results', search && query)
  const { data } = useAnswer(key, async () => ({
    ...{ account: key![1], query },
    page: await search!.find(query),
  }))
  return useMemo(() => data?.page.messages.filter(({ state }) => state.followUp !== undefined), [data])
}
