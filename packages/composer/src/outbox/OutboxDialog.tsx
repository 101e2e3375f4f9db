import { formatFullTime } from '@mailroom/core'
import { useLocale, useStrings } from '@mailroom/react'
import { Button, ConfirmDialog, Dialog } from '@mailroom/ui'
import { useState } from 'react'
import type { OutboxMail } from './Outbox'
import * as styles from './OutboxDialog.css'
import { outboxStrings } from './outboxStrings'

interface OutboxDialogProps {
  mails: readonly OutboxMail[]
  onEdit: (mail: OutboxMail) => void
  onRemove: (mail: OutboxMail) => void
  onClose: () => void
}

/** The mails that wait for the connection, in the order they leave. @source CO-21 */
export function OutboxDialog({ mails, onEdit, onRemove, onClose }: OutboxDialogProps) {
  const { t } = useStrings(outboxStrings)
  const [asked, setAsked] = useState<OutboxMail>()
  const subjectOf = ({ content }: OutboxMail) => content.subject || t('noSubject')
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('title')}
        description={t('hint')}
        closeLabel={t('close')}
      >
        <ul className={styles.list}>
          {mails.map((mail) => (
            <OutboxRow
              key={mail.draftId}
              mail={mail}
              subject={subjectOf(mail)}
              onEdit={() => onEdit(mail)}
              onRemove={() => setAsked(mail)}
            />
          ))}
        </ul>
      </Dialog>
      {asked && (
        <ConfirmDialog
          open
          tone="danger"
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={t('removeAsk')}
          description={t('removeText', { subject: subjectOf(asked) })}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
          onConfirm={() => {
            setAsked(undefined)
            onRemove(asked)
          }}
        />
      )}
    </>
  )
}

interface OutboxRowProps {
  mail: OutboxMail
  subject: string
  onEdit: () => void
  onRemove: () => void
}

function OutboxRow({ mail, subject, onEdit, onRemove }: OutboxRowProps) {
  const { t } = useStrings(outboxStrings)
  const { locale } = useLocale()
  const { to, cc, bcc } = mail.content
  const people = [...to, ...cc, ...bcc].map(({ name, address }) => name || address).join(t('separator'))
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong className={styles.subject}>{subject}</strong>
        <span className={styles.people}>{t('to', { people })}</span>
        <span>{t('queuedAt', { time: formatFullTime(mail.queuedAt, { locale }) })}</span>
        {mail.refusal !== undefined && (
          <span className={styles.refusal}>{t('notSent', { reason: mail.refusal })}</span>
        )}
      </div>
      <div className={styles.acts}>
        <Button variant="ghost" aria-label={t('editOne', { subject })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="ghost" aria-label={t('removeOne', { subject })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
