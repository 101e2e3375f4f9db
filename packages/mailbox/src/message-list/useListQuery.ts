import { pageSizes, type FolderId, type MessageFilter, type MessageQuery, type MessageSort } from '@mailroom/core'
import { useSettings } from '@mailroom/react'
import { useMemo, useState } from 'react'

/** Rows of a page until the reader has chosen. @source ML-14 */
const defaultPageSize = 20

interface Choices {
  readonly folder: FolderId
  readonly sort?: MessageSort
  readonly filter?: MessageFilter
}

/** What the reader has chosen to see of a folder. */
export interface ListQuery {
  readonly query: MessageQuery
  readonly pageSize: number
  setSort(sort: MessageSort): void
  setFilter(filter: MessageFilter | undefined): void
  setPageSize(size: number): void
}

/**
 * The question a list asks. Another folder begins without sort and filter; the page size is kept for the reader.
 *
 * @param page counted from 1
 * @source ML-03, ML-04, ML-14, ML-15
 */
export function useListQuery(folder: FolderId, page: number, onFirstPage: () => void): ListQuery {
  const { settings, save } = useSettings()
  const [choices, setChoices] = useState<Choices>({ folder })
  // A list of another folder: what was chosen before does not count, from this very render on.
  const current = choices.folder === folder ? choices : { folder }
  const pageSize = pageSizes.find((size) => size === settings?.pageSize) ?? defaultPageSize
  const { sort, filter } = current
  const query = useMemo<MessageQuery>(
    () => ({
      folder,
      offset: (page - 1) * pageSize,
      limit: pageSize,
      ...(sort ? { sort } : {}),
      ...(filter ? { filter } : {}),
    }),
    [folder, page, pageSize, sort, filter],
  )
  const choose = (change: Partial<Choices>) => {
    setChoices({ ...current, ...change })
    onFirstPage()
  }
  return {
    query,
    pageSize,
    setSort: (next) => choose({ sort: next }),
    setFilter: (next) => choose({ filter: next }),
    setPageSize: (size) => {
      void save({ pageSize: size })
      onFirstPage()
    },
  }
}
