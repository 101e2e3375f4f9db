import { formatFullTime } from '@mailroom/core'
import { useLocale, useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { composeStrings } from '../composeStrings'
import type { DraftJournal, JournalEntry } from './DraftJournal'
import * as styles from './RestoreNotice.css'
import { useJournalRestore } from './useJournalRestore'

export interface RestoreNoticeProps {
  journal: DraftJournal | undefined
  /** The reader wants to go on: open a composer with `start={{ kind: 'restored', entry }}`. */
  onRestore: (entry: JournalEntry) => void
}

/**
 * Tells of writing that was interrupted, one mail at a time. Nothing is shown when there is none.
 *
 * @public
 * @source CO-10
 */
export function RestoreNotice({ journal, onRestore }: RestoreNoticeProps) {
  const { t } = useStrings(composeStrings)
  const { locale } = useLocale()
  const { entries, take, discard } = useJournalRestore(journal)
  const [entry] = entries
  if (!entry) return null
  const subject = entry.fields.subject.trim() || t('noSubject')
  return (
    <section className={styles.notice} aria-label={t('restoreTitle')}>
      <p className={styles.words}>
        <strong className={styles.title}>{t('restoreTitle')}</strong>
        {t('restoreText', { subject, time: formatFullTime(entry.writtenAt, { locale }) })}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          onClick={() => {
            take(entry)
            onRestore(entry)
          }}
        >
          {t('restore')}
        </Button>
        <Button variant="ghost" onClick={() => void discard(entry)}>
          {t('restoreDiscard')}
        </Button>
      </div>
    </section>
  )
}
