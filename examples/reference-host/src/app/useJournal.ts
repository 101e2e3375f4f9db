import type { createBrowserJournal } from '@mailroom/composer'
import { useEffect, useState } from 'react'

/** The list comes first; nobody has written much by then. */
const afterListMs = 1500

/** The browser's own note of what is typed between two saves. */
export type Journal = ReturnType<typeof createBrowserJournal>

/**
 * Notes of what this person types, kept in this browser until they sign out. Its code comes with the composer's, once
 * the list is there.
 *
 * @source CO-10
 */
export function useJournal(address: string): Journal | undefined {
  const [journal, setJournal] = useState<Journal>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      import('@mailroom/composer').then(
        (composer) => isCurrent && setJournal(composer.createBrowserJournal(address)),
        // Without it drafts are saved by the server alone.
        () => undefined,
      )
    }, afterListMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [address])
  return journal
}
