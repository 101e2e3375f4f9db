import type { RecordQuery } from '@mailroom/core'
import { useState } from 'react'

/** Entries of one page. */
const pageSize = 50

type FilterOf<Query> = Omit<Query, 'after' | 'limit'>

/** The ways between the pages of a record. */
export interface PassedPages {
  /** Where each page but the newest began, up to the one that is shown. */
  readonly passed: readonly string[]
  readonly setPassed: (passed: readonly string[]) => void
}

/** What is asked for: another filter begins at its newest page. */
export function usePassedPages<Query extends RecordQuery>() {
  const [filter, setFilter] = useState<FilterOf<Query>>()
  const [passed, setPassed] = useState<readonly string[]>([])
  const after = passed.at(-1)
  const page: RecordQuery = { limit: pageSize, ...(after !== undefined && { after }) }
  return {
    query: { ...filter, ...page } as Query,
    filterBy: (next: FilterOf<Query>) => {
      setPassed([])
      setFilter(next)
    },
    passed,
    setPassed,
  }
}
