import type { ComposeStart, DraftJournal } from '@mailroom/composer'
import { persistently } from '@mailroom/ui'
import { lazy, Suspense, useEffect, useState } from 'react'

/** Comes with the composer's code. */
const RestoreNotice = lazy(
  persistently(() => import('./ComposePane').then((composer) => ({ default: composer.RestoreNotice }))),
)

export interface UnfinishedNoticeProps {
  journal: DraftJournal
  onCompose: (start: ComposeStart) => void
}

/** Offers to go on with what a crash interrupted. Nothing is loaded when there is nothing. @source CO-10 */
export function UnfinishedNotice({ journal, onCompose }: UnfinishedNoticeProps) {
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
  if (found !== journal) return null
  return (
    <Suspense fallback={null}>
      <RestoreNotice journal={journal} onRestore={(entry) => onCompose({ kind: 'restored', entry })} />
    </Suspense>
  )
}
