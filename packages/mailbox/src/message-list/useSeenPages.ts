import { messageKey, type MessageSummary } from '@mailroom/core'
import { useMemo, useState } from 'react'

/** The rows of a list that were shown so far. */
export interface SeenPages {
  /** The page that is shown and those around it that were, without a gap, in their order. */
  readonly ids: readonly string[]
  has(id: string): boolean
  get(id: string): MessageSummary | undefined
}

type Rows = readonly MessageSummary[]

/** Remembers the pages of one list, for selections that reach over them. @source ML-30 */
export function useSeenPages(list: string, offset: number, rows: Rows): SeenPages {
  const [known, setKnown] = useState<{ list: string; pages: ReadonlyMap<number, Rows> }>({
    list,
    pages: none,
  })
  if (known.list !== list || known.pages.get(offset) !== rows) {
    const pages = new Map(known.list === list ? known.pages : none)
    // A row is on one page: what moved up when others went is not on its old one as well.
    const here = new Set(rows.map(({ ref }) => messageKey(ref)))
    for (const [start, others] of pages) {
      if (others.some(({ ref }) => here.has(messageKey(ref)))) {
        pages.set(
          start,
          others.filter(({ ref }) => !here.has(messageKey(ref))),
        )
      }
    }
    setKnown({ list, pages: pages.set(offset, rows) })
  }
  return useMemo(() => {
    const byId = new Map([...known.pages.values()].flat().map((row) => [messageKey(row.ref), row] as const))
    return {
      ids: around(known.pages, offset).map(({ ref }) => messageKey(ref)),
      has: (id) => byId.has(id),
      get: (id) => byId.get(id),
    }
  }, [known, offset])
}

const none: ReadonlyMap<number, Rows> = new Map()

function around(pages: ReadonlyMap<number, Rows>, offset: number): Rows {
  const starts = [...pages.keys()].toSorted((a, b) => a - b)
  const here = starts.indexOf(offset)
  const size = Math.max(...[...pages.values()].map((rows) => rows.length), 1)
  const isNext = (index: number) => starts[index + 1]! - starts[index]! <= size
  let first = here
  let last = here
  while (first > 0 && isNext(first - 1)) first -= 1
  while (last < starts.length - 1 && isNext(last)) last += 1
  return starts.slice(first, last + 1).flatMap((start) => pages.get(start) ?? [])
}
