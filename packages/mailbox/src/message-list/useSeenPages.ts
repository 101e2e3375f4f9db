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

/** Pages that are remembered while nothing is selected: who reads on all day does not need the first ones. */
const maxPages = 4

/**
 * Remembers the pages of one list, for selections that reach over them.
 *
 * @param isSelected some rows are: then every page that was seen is remembered, since a range may begin on it
 * @source ML-30
 */
export function useSeenPages(list: string, offset: number, rows: Rows, isSelected: boolean): SeenPages {
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
    pages.set(offset, rows)
    setKnown({ list, pages: isSelected ? pages : nearest(pages, offset) })
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

function nearest(pages: ReadonlyMap<number, Rows>, offset: number): ReadonlyMap<number, Rows> {
  if (pages.size <= maxPages) return pages
  const byDistance = [...pages].toSorted(([a], [b]) => Math.abs(a - offset) - Math.abs(b - offset))
  return new Map(byDistance.slice(0, maxPages))
}

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
