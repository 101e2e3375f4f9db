import type { ComposeStart } from '@mailroom/composer'
import { useStableCallback } from '@mailroom/react'
import { startTransition, useRef, useState } from 'react'

/** The names of composers, and one of them that is in the page before anybody asks for it. */
export interface Composers {
  /** The tab that the composer in waiting will have; undefined while there is none. */
  readonly spare: string | undefined
  /** Names the tab of a new composer: the one in waiting for a mail that begins with nothing. */
  idFor(start: ComposeStart): string
  /** Puts a composer into the page, so that a new mail is one step away. */
  readonly prepare: () => void
  /** Takes it out of the page again. */
  readonly letGo: () => void
}

/** Names composers, and keeps one ready. */
export function useComposers(): Composers {
  const count = useRef(0)
  // Whoever asks twice before the next drawing gets it once.
  const waiting = useRef<string>(undefined)
  const [spare, setSpare] = useState<string>()
  const newId = () => `compose ${(count.current += 1)}`
  return {
    spare,
    idFor(start) {
      const taken = start.kind === 'new' && Object.keys(start).length === 1 ? waiting.current : undefined
      if (taken === undefined) return newId()
      waiting.current = undefined
      setSpare(undefined)
      return taken
    },
    prepare: useStableCallback(() => {
      const id = (waiting.current ??= newId())
      startTransition(() => setSpare(id))
    }),
    letGo: useStableCallback(() => {
      waiting.current = undefined
      setSpare(undefined)
    }),
  }
}
