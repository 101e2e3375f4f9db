import type { MessageSelection, MessageSummary } from '@mailroom/core'
import { chooser } from './chooser'
import { goesWithItsMail } from './conversationRows'
import type { ListPage } from '../../data/ListPage'

/** What left a page: its rows with their places, and how many mails the whole list is shorter by. */
export interface Gone {
  readonly rows: readonly (readonly [index: number, row: MessageSummary])[]
  readonly total: number
}

/** The page without the mails of a selection. */
export function without(list: ListPage, selection: MessageSelection, unread: number) {
  const isChosen = chooser(selection)
  const isGone = (row: MessageSummary) => isChosen(row.ref.uid) && goesWithItsMail(row, selection)
  const { page } = list
  const rows = page.messages.map((row, index) => [index, row] as const).filter(([, row]) => isGone(row))
  const total = lostFromList(list, selection, rows.length)
  const changed: ListPage = {
    ...list,
    page: {
      totalCount: atLeast0(page.totalCount - total),
      unreadCount: atLeast0(page.unreadCount - unread),
      messages: page.messages.filter((row) => !isGone(row)),
    },
  }
  return { page: changed, gone: { rows, total } satisfies Gone }
}

/** The page with its rows back in their places; what else has changed since stays changed. */
export function withAgain({ page, ...rest }: ListPage, { rows, total }: Gone, unread: number): ListPage {
  const messages = [...page.messages]
  const here = new Set(messages.map((row) => row.ref.uid))
  for (const [index, row] of rows) if (!here.has(row.ref.uid)) messages.splice(index, 0, row)
  return {
    ...rest,
    page: { totalCount: page.totalCount + total, unreadCount: page.unreadCount + unread, messages },
  }
}

/** Counts never fall below nothing, whatever was counted twice meanwhile. */
export const atLeast0 = (count: number): number => Math.max(0, count)

/** A list that hides mails cannot know how many of the others it would have shown. */
function lostFromList({ query, page }: ListPage, { uids }: MessageSelection, onPage: number): number {
  if (uids === 'all') return page.totalCount
  if (query.byConversation) return onPage
  const showsAll = query.search === undefined && (query.filter?.kind ?? 'all') === 'all'
  return showsAll ? uids.length : onPage
}
