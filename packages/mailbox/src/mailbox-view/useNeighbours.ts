import { isSameMessage, type FolderId, type MessageRef, type MessageSummary } from '@mailroom/core'
import { usePrefetchMessage } from '@mailroom/react'
import { useCallback, useState } from 'react'

type Rows = readonly MessageSummary[]

/** Where the mails that are gone through stand beside each other. */
type Source = 'list' | 'results'

/** The mails before and after one, as the list, or the results of a search, showed them last. */
export interface Neighbours {
  /** The list shows other rows now. */
  readonly noteRows: (folder: FolderId, rows: Rows) => void
  /** So do the results of a search. */
  readonly noteResults: (rows: Rows) => void
  /** Goes on in these from here. */
  readonly follow: (source: Source) => void
  readonly before: (ref: MessageRef) => MessageSummary | undefined
  readonly after: (ref: MessageRef) => MessageSummary | undefined
  /** Fetches both ahead: one of them is likely to be opened next. */
  readonly warm: (ref: MessageRef) => void
}

/** Remembers the rows of each folder that was shown, and those of the search, to go on from mail to mail. @source RD-01, SH-08 */
export function useNeighbours(): Neighbours {
  const prefetch = usePrefetchMessage()
  const [rowsOf, setRowsOf] = useState<ReadonlyMap<FolderId, Rows>>(new Map())
  const [results, setResults] = useState<Rows>([])
  const [source, follow] = useState<Source>('list')
  const noteRows = useCallback(
    (folder: FolderId, rows: Rows) => setRowsOf((known) => new Map(known).set(folder, rows)),
    [],
  )
  const beside = (ref: MessageRef, by: 1 | -1) => {
    const rows = source === 'results' ? results : (rowsOf.get(ref.folder) ?? [])
    const index = rows.findIndex((row) => isSameMessage(row.ref, ref))
    return index < 0 ? undefined : rows[index + by]
  }
  const before = (ref: MessageRef) => beside(ref, -1)
  const after = (ref: MessageRef) => beside(ref, 1)
  return {
    noteRows,
    noteResults: setResults,
    follow,
    before,
    after,
    warm(ref) {
      for (const near of [after(ref), before(ref)]) if (near) prefetch(near.ref)
    },
  }
}
