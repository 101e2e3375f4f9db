import {
  isSameMessage,
  whenIdle,
  type FolderId,
  type MessageQuery,
  type MessageRef,
  type MessageSummary,
} from '@mailroom/core'
import { useFailureToast, useLoadPage, usePrefetchList, usePrefetchMessage } from '@mailroom/react'
import { useCallback, useState } from 'react'
import type { Place } from './usePlace'

/** What a list shows: the rows of a page, and the question that they answer. */
export interface ShownPage {
  readonly query: MessageQuery
  readonly rows: readonly MessageSummary[]
  /** Rows over all pages. */
  readonly totalCount: number
}

/** Where nobody looks at the page, the mails beside an opened one are fetched after this time. */
const mailFirstMs = 200

/** Where the mails that are gone through stand beside each other. */
type Source = 'list' | 'results'

/** Back or forth in the list. */
export type Step = -1 | 1

/** The mails before and after one, in the list that was shown last, over its pages, or in the results of a search. */
export interface Neighbours {
  /** The list shows other rows now. */
  readonly noteRows: (page: ShownPage) => void
  /** So do the results of a search. */
  readonly noteResults: (rows: readonly MessageSummary[]) => void
  /** Goes on in these from here. */
  readonly follow: (source: Source) => void
  /** The mail beside one, where it is on the same page. */
  readonly beside: (ref: MessageRef, by: Step) => MessageSummary | undefined
  /** False at the first mail of the first page and at the last of the last. */
  readonly canStep: (ref: MessageRef, by: Step) => boolean
  /** The next mail, and the page it is on; undefined when there is none, or its page could not be had. */
  readonly step: (ref: MessageRef, by: Step) => Promise<NextMail | undefined>
  /**
   * Fetches the page that is about to be shown in the place of another one; resolves when it is there or could not be had.
   * Undefined where it is there already, or cannot be told before it is shown.
   */
  readonly reach: (from: Place, to: Place) => Promise<void> | undefined
  /**
   * Fetches the mail, and then both ahead: one of them is likely to be opened next. Resolves when the mail is there or
   * could not be had; undefined where it is there already.
   */
  readonly warm: (ref: MessageRef) => Promise<void> | undefined
}

/** A mail beside another one. */
export interface NextMail {
  readonly message: MessageSummary
  /** Set when it is on another page than before; counted from 1. */
  readonly page?: number
}

/** Remembers the rows of each folder that was shown, and those of the search, to go on from mail to mail. @source RD-01, SH-08 */
export function useNeighbours(): Neighbours {
  const prefetch = usePrefetchMessage()
  const prefetchList = usePrefetchList()
  const loadPage = useLoadPage()
  const sayFailure = useFailureToast()
  const [pageOf, setPageOf] = useState<ReadonlyMap<FolderId, ShownPage>>(new Map())
  const [results, setResults] = useState<readonly MessageSummary[]>([])
  const [source, follow] = useState<Source>('list')
  const noteRows = useCallback(
    (page: ShownPage) => setPageOf((known) => new Map(known).set(page.query.folder, page)),
    [],
  )
  const find = (ref: MessageRef) => {
    const shown = pageOf.get(ref.folder)
    const index = shown?.rows.findIndex((row) => isSameMessage(row.ref, ref)) ?? -1
    return shown && index >= 0 ? { shown, index } : undefined
  }
  const beside = (ref: MessageRef, by: Step) => {
    if (source === 'results') {
      const index = results.findIndex((row) => isSameMessage(row.ref, ref))
      return index < 0 ? undefined : results[index + by]
    }
    const found = find(ref)
    return found?.shown.rows[found.index + by]
  }
  /** The question for the page on which the list goes on; undefined where it ends. */
  const nextQuery = (ref: MessageRef, by: Step): MessageQuery | undefined => {
    const found = source === 'list' ? find(ref) : undefined
    if (!found) return undefined
    const { query, totalCount } = found.shown
    const offset = query.offset + by * query.limit
    return offset < 0 || offset >= totalCount ? undefined : { ...query, offset }
  }
  return {
    noteRows,
    noteResults: setResults,
    follow,
    beside,
    canStep: (ref, by) => beside(ref, by) !== undefined || nextQuery(ref, by) !== undefined,
    async step(ref, by) {
      const message = beside(ref, by)
      if (message) return { message }
      const query = nextQuery(ref, by)
      if (!query) return undefined
      try {
        const { messages: rows, totalCount } = await loadPage(query)
        const next = by === 1 ? rows[0] : rows.at(-1)
        if (!next) return undefined
        noteRows({ query, rows, totalCount })
        return { message: next, page: query.offset / query.limit + 1 }
      } catch (error) {
        sayFailure('pageFailed', error)
        return undefined
      }
    },
    reach(from, { folder, page, isUnread }) {
      const query = pageOf.get(from.folder)?.query
      const isSame = folder === from.folder && isUnread === from.isUnread
      // Another list begins without what was chosen in this one, such as an order in which there are no conversations.
      if (!query || (!isSame && (isUnread || query.sort))) return undefined
      const { limit, byConversation } = query
      const chosen = isSame ? query : byConversation && { byConversation }
      return prefetchList({ ...chosen, folder, limit, offset: (page - 1) * limit })
    },
    warm(ref) {
      const near = ([1, -1] as const).flatMap((by) => beside(ref, by) ?? [])
      // Asked for together, all three would be answered when the last of them is; and what is opened is shown first.
      const warmNear = () => near.forEach((each) => void prefetch(each.ref))
      const coming = prefetch(ref)
      void Promise.resolve(coming).then(() => whenIdle(warmNear, mailFirstMs))
      return coming
    },
  }
}
