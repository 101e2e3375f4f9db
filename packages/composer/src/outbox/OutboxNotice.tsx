import { useStrings } from '@mailroom/react'
import { Button, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import type { DraftJournal, JournalEntry } from '../journal/DraftJournal'
import * as styles from '../journal/RestoreNotice.css'
import type { OutboxMail } from './Outbox'
import { OutboxDialog } from './OutboxDialog'
import { outboxStrings } from './outboxStrings'
import { useOutbox } from './useOutbox'

export interface OutboxNoticeProps {
  /** Whose `outbox` it is about. */
  journal: DraftJournal
  /** The writer wants to go on with one: open a composer with `start={{ kind: 'restored', entry }}`. */
  onEdit: (entry: JournalEntry) => void
}

/**
 * Tells of mails that wait for the connection, lists them, and lets them leave when it is back. Nothing is shown when there
 * are none.
 *
 * @public
 * @source CO-21
 */
export function OutboxNotice({ journal, onEdit }: OutboxNoticeProps) {
  const { t } = useStrings(outboxStrings)
  const { outbox } = journal
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const { mails, tryNow } = useOutbox(outbox, {
    unknown: t('unknown'),
    onSent: ({ content }) =>
      toasts.show({ message: t('sent', { subject: content.subject || t('noSubject') }), tone: 'success' }),
  })
  if (mails.length === 0) return null
  const refused = mails.filter(({ refusal }) => refusal !== undefined).length
  /** What is on its way cannot be changed. */
  const change = async (act: () => Promise<void>) => {
    const isDone = await outbox?.alone(act).catch(() => false)
    if (!isDone) toasts.show({ message: t('busy'), tone: 'danger' })
  }
  const edit = (mail: OutboxMail) =>
    change(async () => {
      // Noted as a draft first, so that it is somewhere at any moment.
      await journal.write(mail.entry)
      await outbox?.remove(mail.draftId)
      setOpen(false)
      onEdit(mail.entry)
    })

  return (
    <section className={styles.notice} aria-label={t('title')}>
      <p className={styles.words} role="status">
        {refused > 0 ? t('refused', { count: refused }) : t('waiting', { count: mails.length })}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => void tryNow()}>
          {t('tryNow')}
        </Button>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      </div>
      {isOpen && (
        <OutboxDialog
          mails={mails}
          onEdit={(mail) => void edit(mail)}
          onRemove={(mail) => void change(async () => outbox?.remove(mail.draftId))}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
