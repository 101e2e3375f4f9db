import type { ComposeStart, DraftJournal, JournalEntry } from '@mailroom/composer'
import { LatePart, partOf } from '@mailroom/ui'
import { useEffect, useState } from 'react'

/** Comes with the composer's code. */
const RestoreNotice = partOf(() => import('./ComposePane'), 'RestoreNotice')
const OutboxNotice = partOf(() => import('./ComposePane'), 'OutboxNotice')

export interface UnfinishedNoticeProps {
  journal: DraftJournal
  onCompose: (start: ComposeStart) => void
}

/**
 * Offers to go on with what a crash interrupted, and looks after what waits for a connection. Nothing is loaded when there is
 * nothing.
 *
 * @source CO-10, CO-21
 */
export function UnfinishedNotice({ journal, onCompose }: UnfinishedNoticeProps) {
  const goOn = (entry: JournalEntry) => onCompose({ kind: 'restored', entry })
  const isInterrupted = useIsInterrupted(journal)
  const hasOutbox = useHasOutbox(journal.outbox)
  return (
    <LatePart>
      {isInterrupted && <RestoreNotice journal={journal} onRestore={goOn} />}
      {hasOutbox && <OutboxNotice journal={journal} onEdit={goOn} />}
    </LatePart>
  )
}

function useIsInterrupted(journal: DraftJournal): boolean {
  const [found, setFound] = useState<DraftJournal>()
  useEffect(() => {
    let isCurrent = true
    journal.entries().then(
      (entries) => isCurrent && entries.length > 0 && setFound(journal),
      // A browser that keeps nothing has nothing to give back.
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [journal])
  return found === journal
}

/** Mails wait in it, or did: whoever shows it also says that they have left. */
function useHasOutbox(outbox: DraftJournal['outbox']): boolean {
  const [used, setUsed] = useState<DraftJournal['outbox']>()
  useEffect(() => {
    if (!outbox) return
    let isCurrent = true
    const look = () =>
      outbox.mails().then(
        (mails) => isCurrent && mails.length > 0 && setUsed(outbox),
        () => undefined,
      )
    void look()
    const stop = outbox.onChange(() => void look())
    return () => {
      isCurrent = false
      stop()
    }
  }, [outbox])
  return outbox !== undefined && used === outbox
}
