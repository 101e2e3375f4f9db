import type { Session, SignatureBook, SignatureUse } from '@mailroom/core'
import {
  useAdapter,
  useDraftActions,
  useParser,
  useSession,
  useSettings,
  useSignatures,
} from '@mailroom/react'
import { useEffect, useState } from 'react'
import type { DraftJournal } from '../journal/DraftJournal'
import { inMode } from '../modes/inMode'
import type { WritingMode } from '../modes/WritingMode'
import type { ComposeStart } from './ComposeStart'
import { answerSeed, newSeed, restoredSeed, seedOf, type ComposeSeed } from './draftFields'
import { withSignature } from './withSignature'

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
  const { book, error: bookError, isThere: hasBook } = useSignatures()
  // A mail can be written without a signature when they cannot be had, or not soon.
  const isBookWanted = hasBook && signatureUse(first) !== undefined && !book && bookError === undefined
  const mode = useChosenMode(first)
  const isDue = useForAWhile(session != null && (isBookWanted || mode === undefined))
  // Who writes and what reads HTML must be known first; a session that is renewed later must not undo what was typed.
  const isWaiting = session === undefined || !isParserReady || state.kind !== 'loading' || isDue

  useEffect(() => {
    if (isWaiting) return
    const abort = new AbortController()
    const { signal } = abort
    seed(first, { drafts, journal, session, book, mode, signal }).then(
      (made) => !signal.aborted && setState({ kind: 'ready', seed: made }),
      (error: unknown) => !signal.aborted && setState({ kind: 'failed', error }),
    )
    return () => abort.abort()
  }, [first, isWaiting, attempt, drafts, journal, session, book, mode])

  return {
    ...state,
    retry() {
      setState({ kind: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

/** How the writer begins new mails; undefined until that is known. Whatever is not new stays as it was written. @source ST-03 */
function useChosenMode({ kind }: ComposeStart): WritingMode | undefined {
  const { settings: port } = useAdapter()
  const { settings, error } = useSettings()
  if (kind !== 'new' || !port || error !== undefined) return settings?.writingMode ?? 'rich'
  return settings && (settings.writingMode ?? 'rich')
}

/** So long nobody waits for more than a signature and a preference, in ms. */
const patienceMs = 3_000

/** The same, but never true for longer than that. */
function useForAWhile(isSo: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && !isOver
}

interface SeedParts {
  readonly drafts: ReturnType<typeof useDraftActions>
  readonly journal: DraftJournal | undefined
  readonly session: Session | null | undefined
  readonly book: SignatureBook | undefined
  readonly mode: WritingMode | undefined
  readonly signal: AbortSignal
}

async function seed(
  start: ComposeStart,
  { drafts, journal, session, book, mode = 'rich', signal }: SeedParts,
): Promise<ComposeSeed> {
  const use = signatureUse(start)
  const signature = book?.signatures.find(({ id }) => use && id === book.defaults[use])?.html
  if (start.kind === 'new') return inMode(newSeed(start, session), mode, start.text ?? '', signature)
  if (start.kind === 'restored') return restoredSeed(start.entry)
  if (start.kind !== 'draft') {
    const prepared = await drafts.prepare(start.ref, start.kind, { signal })
    return withSignature(answerSeed(prepared, start.text ?? '', session), signature)
  }
  const draft = await drafts.open(start.ref, { signal })
  // What waits for its time was confirmed later than whatever was noted.
  if (draft.leavesAt !== undefined) return seedOf(draft, session)
  const noted = draft.id === undefined ? undefined : await journal?.entry(draft.id).catch(() => undefined)
  return noted ? restoredSeed(noted) : seedOf(draft, session)
}

/** Which signature is put in by itself: none into what somebody has written before. @source CO-05 */
function signatureUse({ kind }: ComposeStart): SignatureUse | undefined {
  if (kind === 'new') return 'new'
  return kind === 'draft' || kind === 'restored' || kind === 'sendAgain' ? undefined : 'answer'
}
