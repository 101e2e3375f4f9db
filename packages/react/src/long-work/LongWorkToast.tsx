import { ProgressToast } from '@mailroom/ui'
import { useSyncExternalStore } from 'react'
import { useStrings } from '../i18n/useStrings'
import type { LongWork } from './LongWork'
import { longWorkStrings } from './longWorkStrings'

export interface LongWorkToastProps {
  work: LongWork
  /** What is done with the folder. */
  kind: 'emptying' | 'deleting'
  /** The folder's name for people. */
  folder: string
}

/** How far the work has come, with a way to end it. */
export function LongWorkToast({ work, kind, folder }: LongWorkToastProps) {
  const { t } = useStrings(longWorkStrings)
  const done = useSyncExternalStore(work.subscribe, () => work.doneCount)
  const what = t(kind, { folder })
  return (
    <ProgressToast
      label={what}
      figures={t('workDone', { what, done, total: work.totalCount })}
      value={done}
      max={work.totalCount}
      stopLabel={t('workStop')}
      onStop={work.stop}
    />
  )
}

/** What became of work that was ended before its time. */
export function StoppedWords({ work }: { work: LongWork }) {
  const { t } = useStrings(longWorkStrings)
  return t('workStopped', { done: work.doneCount, total: work.totalCount })
}
