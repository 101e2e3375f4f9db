import type { DraftContent, SavedDraft } from '@mailroom/core'
import { useDraftActions } from '@mailroom/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DraftJournal, JournalEntry } from '../journal/DraftJournal'
import { useAutosave } from './useAutosave'
import { useJournalNotes } from './useJournalNotes'

/** How safe the mail is. */
export type KeepingState =
  | { readonly kind: 'clean' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly error: unknown }

interface KeepingOptions {
  /** The draft's id from the first moment on, so that saving twice can never make two drafts. */
  readonly draftId: string
  readonly journal: DraftJournal | undefined
  /** It holds more than what the mail system has: it comes from the journal. */
  readonly isAhead: boolean
  /** The mail as it is now; undefined while there is nothing worth saving, or the editor is not there. */
  readonly content: () => DraftContent | undefined
  /** The mail system cannot have all of it yet: files are on their way, and the journal knows of them. */
  readonly isPartial: () => boolean
  readonly entry: () => Omit<JournalEntry, 'draftId' | 'writtenAt'> | undefined
  readonly onSaved?: (draft: SavedDraft) => void
}

/**
 * Keeps a mail while it is written: in the journal after each pause, with the mail system every few minutes and on
 * demand. Saves run one after the other, so an older text never replaces a newer one.
 *
 * @source CO-10
 */
export function useDraftKeeping({ draftId, journal, isAhead, onSaved, ...now }: KeepingOptions) {
  const { save, discard } = useDraftActions()
  const [state, setState] = useState<KeepingState>({ kind: isAhead ? 'changed' : 'clean' })
  const edition = useRef(isAhead ? 1 : 0)
  const savedEdition = useRef(0)
  /** It is being sent, has been sent or was thrown away: nothing may be saved after that. */
  const isOver = useRef(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { content, entry, isPartial } = now
  const current = useRef({ content, entry, isPartial, onSaved })
  useEffect(() => {
    current.current = { content, entry, isPartial, onSaved }
  })
  const isChanged = useCallback(() => edition.current !== savedEdition.current, [])
  const { noteSoon, forget } = useJournalNotes(journal, draftId, () =>
    isOver.current || !isChanged() ? undefined : current.current.entry(),
  )

  const saveNow = useCallback((): Promise<SavedDraft | undefined> => {
    const run = async () => {
      const now = isOver.current ? undefined : current.current.content()
      if (!now) return undefined
      const saving = edition.current
      setState({ kind: 'saving' })
      try {
        const saved = await save(now, draftId)
        savedEdition.current = saving
        setState(edition.current === saving ? { kind: 'saved', at: saved.savedAt } : { kind: 'changed' })
        if (edition.current === saving && !current.current.isPartial()) await forget()
        current.current.onSaved?.(saved)
        return saved
      } catch (error) {
        setState({ kind: 'failed', error })
        throw error
      }
    }
    const result = queue.current.then(run)
    queue.current = result.catch(() => undefined)
    return result
  }, [save, draftId, forget])

  const markChanged = useCallback(() => {
    edition.current += 1
    setState((before) =>
      before.kind === 'saving' || before.kind === 'changed' ? before : { kind: 'changed' },
    )
    noteSoon()
  }, [noteSoon])

  useAutosave({ isChanged, saveNow, hasFailed: state.kind === 'failed' })

  return useMemo(
    () => ({
      state,
      isChanged,
      markChanged,
      saveNow,
      /** Nothing is saved any more. Waits for a save that is under way. */
      async pause() {
        isOver.current = true
        await queue.current
      },
      resume() {
        isOver.current = false
        noteSoon()
      },
      /** It has been sent: nothing of it is left here, and nothing of it would be lost. */
      async forget() {
        savedEdition.current = edition.current
        await forget()
      },
      /** Takes it away here and from the mail system. */
      async throwAway() {
        isOver.current = true
        await queue.current
        await forget()
        await discard(draftId)
      },
    }),
    [state, isChanged, markChanged, saveNow, noteSoon, forget, discard, draftId],
  )
}
