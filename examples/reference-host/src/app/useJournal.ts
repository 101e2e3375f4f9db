import type { createBrowserJournal } from '@mailroom/composer'
import { useEffect } from 'react'

/** The list comes first; nobody has written much by then. */
const afterListMs = 1500

// By itself: what follows an import in one expression does not hear that its style sheet failed.
const loadComposer = () => import('@mailroom/composer')

/** The browser's own note of what is typed between two saves. */
export type Journal = ReturnType<typeof createBrowserJournal>

/**
 * Notes of what this person types, kept in this browser until they sign out. Its code comes with the composer's, once
 * the list is there.
 *
 * @param address of who is signed in
 * @param onJournal keep it stable
 * @source CO-10
 */
export function useJournal(address: string, onJournal: (journal: Journal) => void): void {
  useEffect(() => {
    let isCurrent = true
    const fetchIt = () => {
      stopWaiting()
      loadComposer().then(
        (composer) => isCurrent && onJournal(composer.createBrowserJournal(address)),
        // Without it drafts are saved by the server alone.
        () => undefined,
      )
    }
    // Whoever does something may be about to write.
    const acts = ['pointerdown', 'keydown'] as const
    const timer = setTimeout(fetchIt, afterListMs)
    const stopWaiting = () => {
      clearTimeout(timer)
      for (const act of acts) removeEventListener(act, fetchIt, true)
    }
    for (const act of acts) addEventListener(act, fetchIt, true)
    return () => {
      isCurrent = false
      stopWaiting()
    }
  }, [address, onJournal])
}
