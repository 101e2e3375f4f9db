import type { DraftContent, SavedDraft } from '@mailroom/core'
import { useDraftActions, useSession } from '@mailroom/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftJournal, JournalEntry } from '../journal/DraftJournal'

/** Pause in typing after which the journal takes note, in ms. */
const journalPauseMs = 800

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
  /** The mail as it is now; undefined while there is nothing worth saving, or the editor is not there. */
  readonly content: () => DraftContent | undefined
  readonly entry: () => Omit<JournalEntry, 'draftId' | 'writtenAt'> | undefined
  readonly onSaved?: (draft: SavedDraft) => void
}

/**
 * Keeps a mail while it is written: in the journal after each pause, with the mail system every few minutes and on
 * demand. Saves run one after the other, so an older text never replaces a newer one.
 *
 * @source CO-10
 */
export function useDraftKeeping({ draftId, journal, content, entry, onSaved }: KeepingOptions) {
  const { save, discard } = useDraftActions()
  const { session } = useSession()
  const [state, setState] = useState<KeepingState>({ kind: 'clean' })
  const edition = useRef(0)
  const savedEdition = useRef(0)
  const isOver = useRef(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const noteTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = useRef({ content, entry, onSaved })
  useEffect(() => {
    current.current = { content, entry, onSaved }
  })

  const note = useCallback(async () => {
    clearTimeout(noteTimer.current)
    const now = isOver.current ? undefined : current.current.entry()
    // A journal that is full or refused is no reason to stop anybody from writing.
    if (now) await journal?.write({ ...now, draftId, writtenAt: Date.now() }).catch(() => undefined)
  }, [journal, draftId])

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
        if (edition.current === saving) await journal?.remove(draftId).catch(() => undefined)
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
  }, [save, draftId, journal])

  const markChanged = useCallback(() => {
    edition.current += 1
    setState((before) => (before.kind === 'saving' ? before : { kind: 'changed' }))
    clearTimeout(noteTimer.current)
    noteTimer.current = setTimeout(() => void note(), journalPauseMs)
  }, [note])

  const minutes = session?.limits.draftSaveMinutes ?? 5
  useEffect(() => {
    const timer = setInterval(() => {
      if (edition.current !== savedEdition.current) void saveNow().catch(() => undefined)
    }, minutes * 60_000)
    return () => clearInterval(timer)
  }, [minutes, saveNow])

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden' && edition.current !== savedEdition.current) void note()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      clearTimeout(noteTimer.current)
    }
  }, [note])

  /** The mail has been sent or thrown away: nothing more is kept. Waits for a save that is under way. */
  const finish = useCallback(async () => {
    isOver.current = true
    clearTimeout(noteTimer.current)
    await queue.current
    await journal?.remove(draftId).catch(() => undefined)
  }, [journal, draftId])

  const throwAway = useCallback(async () => {
    await finish()
    await discard(draftId)
  }, [finish, discard, draftId])

  const resume = useCallback(() => {
    isOver.current = false
  }, [])

  return { state, isChanged: () => edition.current !== savedEdition.current, markChanged, saveNow, finish, throwAway, resume }
}
