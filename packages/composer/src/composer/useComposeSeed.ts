import type { Session } from '@mailroom/core'
import { useDraftActions, useParser, useSession } from '@mailroom/react'
import { useEffect, useState } from 'react'
import type { DraftJournal } from '../journal/DraftJournal'
import type { ComposeStart } from './ComposeStart'
import { answerSeed, newSeed, restoredSeed, seedOf, type ComposeSeed } from './draftFields'

/** What a composer begins with, or why that cannot be had. */
export type SeedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly seed: ComposeSeed }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * Gets ready what a composer begins with. `start` counts once: what is typed later is never overwritten. A saved draft
 * of which the journal knows more is opened as the journal has it.
 */
export function useComposeSeed(
  start: ComposeStart,
  journal: DraftJournal | undefined,
): SeedState & { retry(): void } {
  const drafts = useDraftActions()
  const { session } = useSession()
  const [attempt, setAttempt] = useState(0)
  const [first] = useState(start)
  const [state, setState] = useState<SeedState>({ kind: 'loading' })
  const isParserReady = useParser()
  // Who writes and what reads HTML must be known first; a session that is renewed later must not undo what was typed.
  const isWaiting = session === undefined || !isParserReady || state.kind !== 'loading'

  useEffect(() => {
    if (isWaiting) return
    const abort = new AbortController()
    const { signal } = abort
    seed(first, { drafts, journal, session, signal }).then(
      (made) => !signal.aborted && setState({ kind: 'ready', seed: made }),
      (error: unknown) => !signal.aborted && setState({ kind: 'failed', error }),
    )
    return () => abort.abort()
  }, [first, isWaiting, attempt, drafts, journal, session])

  return {
    ...state,
    retry() {
      setState({ kind: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

interface SeedParts {
  readonly drafts: ReturnType<typeof useDraftActions>
  readonly journal: DraftJournal | undefined
  readonly session: Session | null | undefined
  readonly signal: AbortSignal
}

async function seed(
  start: ComposeStart,
  { drafts, journal, session, signal }: SeedParts,
): Promise<ComposeSeed> {
  if (start.kind === 'new') return newSeed(start, session)
  if (start.kind === 'restored') return restoredSeed(start.entry)
  if (start.kind !== 'draft')
    return answerSeed(await drafts.prepare(start.ref, start.kind, { signal }), start.text ?? '', session)
  const draft = await drafts.open(start.ref, { signal })
  const noted = draft.id === undefined ? undefined : await journal?.entry(draft.id).catch(() => undefined)
  return noted ? restoredSeed(noted) : seedOf(draft, session)
}
