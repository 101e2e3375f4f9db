import type { MessageFilter, MessageSort, SearchConditions, SearchQuery } from '@mailroom/core'
import { useMemo, useState } from 'react'

/** Rows of a page of results. @source 1st text 10 */
export const resultsPageSize = 20

/** Which of the results are shown, and in which order. */
export function useResultsQuery(conditions: SearchConditions) {
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<MessageSort>()
  const [filter, setFilter] = useState<MessageFilter>()
  const asked = JSON.stringify(conditions)
  const query = useMemo<SearchQuery>(
    () => ({
      conditions: JSON.parse(asked) as SearchConditions,
      offset: (page - 1) * resultsPageSize,
      limit: resultsPageSize,
      ...(sort && { sort }),
      ...(filter && { filter }),
    }),
    [asked, page, sort, filter],
  )
  return {
    query,
    page,
    setPage,
    setSort: (next: MessageSort) => {
      setSort(next)
      setPage(1)
    },
    setFilter: (next: MessageFilter | undefined) => {
      setFilter(next)
      setPage(1)
    },
  }
}
