import { useDraftActions, useSession } from '@mailroom/react'
import { useEffect, useState } from 'react'
import type { ComposeStart } from './ComposeStart'
import { newSeed, seedOf, type ComposeSeed } from './draftFields'

/** What a composer begins with, or why that cannot be had. */
export type SeedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly seed: ComposeSeed }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Gets ready what a composer begins with. `start` counts once: what is typed later is never overwritten. */
export function useComposeSeed(start: ComposeStart): SeedState & { retry(): void } {
  const { prepare, open } = useDraftActions()
  const { session } = useSession()
  const [attempt, setAttempt] = useState(0)
  const [first] = useState(start)
  const [state, setState] = useState<SeedState>(() =>
    first.kind === 'new' ? { kind: 'ready', seed: newSeed(first, session) } : { kind: 'loading' },
  )

  useEffect(() => {
    if (first.kind === 'new') return
    const abort = new AbortController()
    const { signal } = abort
    const draft = first.kind === 'draft' ? open(first.ref, { signal }) : prepare(first.ref, first.kind, { signal })
    draft.then(
      (made) => !signal.aborted && setState({ kind: 'ready', seed: seedOf(made, session) }),
      (error: unknown) => !signal.aborted && setState({ kind: 'failed', error }),
    )
    return () => abort.abort()
    // The session is there before any mail can be opened, and a new one must not undo what was typed.
  }, [first, attempt, open, prepare])

  return {
    ...state,
    retry() {
      setState({ kind: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}
