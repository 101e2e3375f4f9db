import {
  pageSizeOf,
  type FolderId,
  type MessageFilter,
  type MessageQuery,
  type MessageSearch,
  type MessageSort,
} from '@mailroom/core'
import { useAdapter, useSettings } from '@mailroom/react'
import { useMemo, useState } from 'react'

/** Which list it is, and how it begins. */
interface Start {
  readonly folder: FolderId
  /** With the filter for what is unread. */
  readonly isUnread?: boolean | undefined
}

/** @source HO-01 */
const unseen: MessageFilter = { kind: 'unseen' }

interface Choices extends Start {
  readonly sort?: MessageSort
  readonly filter?: MessageFilter
  readonly search?: MessageSearch
  /** The fields to search by are shown. */
  readonly hasSearch?: boolean
}

/** What the reader has chosen to see of a folder. */
export interface ListQuery {
  readonly query: MessageQuery
  readonly pageSize: number
  /** The size of a page is known, and with it what the number of a page means. */
  readonly isSettled: boolean
  setSort(sort: MessageSort): void
  setFilter(filter: MessageFilter | undefined): void
  setPageSize(size: number): void
  readonly hasSearch: boolean
  /** Shows the fields to search by, or hides them and with them what they were filled in with. */
  showSearch(isShown: boolean): void
  setSearch(search: MessageSearch | undefined): void
}

/**
 * The question a list asks. Another list begins without sort and search, and with no other filter than what is unread; the
 * page size is kept for the reader, where the mail system keeps settings.
 *
 * @param page counted from 1
 * @param byConversation where rows may be conversations, which stand in the order of arrival
 * @param toPage shows another page
 * @source ML-03, ML-04, ML-09, ML-14, ML-15
 */
export function useListQuery(
  { folder, isUnread }: Start,
  page: number,
  byConversation: boolean,
  toPage: (page: number) => void,
): ListQuery {
  const canSave = useAdapter().settings !== undefined
  const { settings, error, save } = useSettings()
  const [chosenSize, setChosenSize] = useState<number>()
  const [choices, setChoices] = useState<Choices>()
  const isSame = choices?.folder === folder && choices.isUnread === isUnread
  const current: Choices = isSame ? choices : { folder, isUnread, ...(isUnread && { filter: unseen }) }
  // Another list: what was chosen before does not count, from this very render on and for good.
  if (!isSame) setChoices(current)
  const wanted = canSave ? settings?.pageSize : chosenSize
  const pageSize = pageSizeOf({ pageSize: wanted })
  const { sort, filter, search, hasSearch = false } = current
  const query = useMemo<MessageQuery>(
    () => ({
      folder,
      offset: (page - 1) * pageSize,
      limit: pageSize,
      ...(sort ? { sort } : {}),
      ...(filter ? { filter } : {}),
      ...(search ? { search } : {}),
      ...(byConversation && (sort === undefined || sort.by === 'arrival') ? { byConversation } : {}),
    }),
    [folder, page, pageSize, sort, filter, search, byConversation],
  )
  const toFirstPage = () => page > 1 && toPage(1)
  const choose = (change: Partial<Choices>) => {
    setChoices({ ...current, ...change })
    toFirstPage()
  }
  return {
    query,
    pageSize,
    isSettled: !canSave || settings !== undefined || error !== undefined,
    setSort: (next) => choose({ sort: next }),
    setFilter: (next) => choose({ filter: next }),
    hasSearch,
    showSearch: (isShown) => {
      if (isShown) setChoices({ ...current, hasSearch: true })
      else choose({ hasSearch: false, search: undefined })
    },
    setSearch: (next) => choose({ search: next }),
    setPageSize: (size) => {
      if (canSave) void save({ pageSize: size })
      else setChosenSize(size)
      toFirstPage()
    },
  }
}
