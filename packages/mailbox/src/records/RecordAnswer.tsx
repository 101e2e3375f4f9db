import type { RecordPage } from '@mailroom/core'
import type { Answer } from '@mailroom/react'
import { EmptyState } from '@mailroom/ui'
import type { ReactNode } from 'react'
import { PageTurns } from '../paged-area/PageTurns'
import { WaitingFace } from '../settings-page/WaitingFace'
import type { SayRecord } from './recordStrings'
import type { PassedPages } from './usePassedPages'

interface RecordAnswerProps<Entry> {
  t: SayRecord
  answer: Answer<RecordPage<Entry>>
  turns: PassedPages
  children: (entries: readonly Entry[]) => ReactNode
}

/** A page of a record in its states, with the ways to the others. */
export function RecordAnswer<Entry>({ t, answer, turns, children }: RecordAnswerProps<Entry>) {
  const { data, error, refresh } = answer
  const { passed, setPassed } = turns
  if (data === undefined || error !== undefined)
    return (
      <WaitingFace
        error={error}
        words={{ loading: t('loading'), retry: t('retry') }}
        onRetry={() => void refresh()}
      />
    )
  const { entries, next } = data
  return (
    <>
      {entries.length === 0 ? <EmptyState title={t('nothing')} /> : children(entries)}
      <PageTurns
        words={{ pages: t('pages'), newer: t('newer'), older: t('older') }}
        onNewer={passed.length > 0 ? () => setPassed(passed.slice(0, -1)) : undefined}
        onOlder={next === undefined ? undefined : () => setPassed([...passed, next])}
      />
    </>
  )
}
