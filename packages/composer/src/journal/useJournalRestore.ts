import { useCallback, useEffect, useState } from 'react'
import type { DraftJournal, JournalEntry } from './DraftJournal'

/** Writing that a crash interrupted, and what can be done with it. @source CO-10 */
export interface JournalRestore {
  /** Newest first; empty until the journal has been read. */
  readonly entries: readonly JournalEntry[]
  /** Takes one off the list: it is being written again. Its note stays until it is saved. */
  take(entry: JournalEntry): void
  /** Throws one away for ever. */
  discard(entry: JournalEntry): Promise<void>
}

/** Looks once, when the view appears, for writing that was interrupted. */
export function useJournalRestore(journal: DraftJournal | undefined): JournalRestore {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([])
  useEffect(() => {
    let isCurrent = true
    journal?.entries().then(
      (found) => isCurrent && setEntries(found),
      // A browser that keeps nothing has nothing to give back.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [journal])
  const take = useCallback(
    ({ draftId }: JournalEntry) => setEntries((all) => all.filter((each) => each.draftId !== draftId)),
    [],
  )
  const discard = useCallback(
    async (entry: JournalEntry) => {
      take(entry)
      await journal?.remove(entry.draftId)
    },
    [journal, take],
  )
  return { entries, take, discard }
}
