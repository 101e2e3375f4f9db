import { useStableCallback } from '@mailroom/react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { DraftJournal, JournalEntry } from '../journal/DraftJournal'

/** Pause in typing after which the journal takes note, in ms. */
const pauseMs = 500

/** Someone who types without a pause is noted this often, in ms. */
const longestMs = 3000

/**
 * Notes in the journal what is on the screen: after each pause in typing, when the page is hidden, and when the
 * composer goes.
 *
 * @param entry what to note; undefined when there is nothing
 * @source CO-10
 */
export function useJournalNotes(
  journal: DraftJournal | undefined,
  draftId: string,
  entry: () => Omit<JournalEntry, 'draftId' | 'writtenAt'> | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitingSince = useRef<number>(undefined)
  const entryNow = useStableCallback(entry)

  const note = useCallback(() => {
    clearTimeout(timer.current)
    waitingSince.current = undefined
    const now = entryNow()
    // A journal that is full or refused is no reason to stop anybody from writing.
    if (now) void journal?.write({ ...now, draftId, writtenAt: Date.now() }).catch(() => undefined)
  }, [journal, draftId, entryNow])

  const noteSoon = useCallback(() => {
    waitingSince.current ??= Date.now()
    clearTimeout(timer.current)
    const left = waitingSince.current + longestMs - Date.now()
    timer.current = setTimeout(note, Math.max(0, Math.min(pauseMs, left)))
  }, [note])

  /** Nothing of the draft is left in the journal. */
  const forget = useCallback(async () => {
    clearTimeout(timer.current)
    waitingSince.current = undefined
    await journal?.remove(draftId).catch(() => undefined)
  }, [journal, draftId])

  useEffect(() => journal?.hold(draftId), [journal, draftId])
  // A journal that came while somebody was typing takes note of what is there.
  const known = useRef(journal)
  useEffect(() => {
    if (known.current === journal) return
    known.current = journal
    note()
  }, [journal, note])
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') note()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [note])
  // Before the editor below goes: after that there is nothing to note.
  useLayoutEffect(() => note, [note])

  return { noteSoon, forget }
}
