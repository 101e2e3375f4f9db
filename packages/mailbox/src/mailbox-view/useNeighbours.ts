import { isSameMessage, type FolderId, type MessageRef, type MessageSummary } from '@mailroom/core'
import { usePrefetchMessage } from '@mailroom/react'
import { useCallback, useState } from 'react'

type Rows = readonly MessageSummary[]

/** The mails before and after one, as the list showed them last. */
export interface Neighbours {
  /** The list shows other rows now. */
  readonly noteRows: (folder: FolderId, rows: Rows) => void
  readonly before: (ref: MessageRef) => MessageSummary | undefined
  readonly after: (ref: MessageRef) => MessageSummary | undefined
  /** Fetches both ahead: one of them is likely to be opened next. */
  readonly warm: (ref: MessageRef) => void
}

/** Remembers the rows of each folder that was shown, to go on from mail to mail. @source RD-01 */
export function useNeighbours(): Neighbours {
  const prefetch = usePrefetchMessage()
  const [rowsOf, setRowsOf] = useState<ReadonlyMap<FolderId, Rows>>(new Map())
  const noteRows = useCallback(
    (folder: FolderId, rows: Rows) => setRowsOf((known) => new Map(known).set(folder, rows)),
    [],
  )
  const beside = (ref: MessageRef, by: 1 | -1) => {
    const rows = rowsOf.get(ref.folder) ?? []
    const index = rows.findIndex((row) => isSameMessage(row.ref, ref))
    return index < 0 ? undefined : rows[index + by]
  }
  const before = (ref: MessageRef) => beside(ref, -1)
  const after = (ref: MessageRef) => beside(ref, 1)
  return {
    noteRows,
    before,
    after,
    warm(ref) {
      for (const near of [after(ref), before(ref)]) if (near) prefetch(near.ref)
    },
  }
}
