import type { MessageSummary } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { ChevronLeftIcon, ChevronRightIcon, IconButton, VisuallyHidden } from '@mailroom/ui'
import { useSyncExternalStore } from 'react'
import * as styles from './NewMailCard.css'
import type { NewMails } from './NewMails'
import { newMailStrings } from './newMailStrings'

export interface NewMailCardProps {
  news: NewMails
  onOpen: (mail: MessageSummary) => void
  /** Somebody is at it: it must stay. */
  onHold: (isHeld: boolean) => void
}

/** What the toast of new mail says: one mail, and the way to the others. @source SH-09 */
export function NewMailCard({ news, onOpen, onHold }: NewMailCardProps) {
  const { t } = useStrings(newMailStrings)
  const { mails, place } = useSyncExternalStore(news.subscribe, news.read)
  const mail = mails[place]
  if (!mail) return null
  return (
    <span
      className={styles.card}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <button type="button" className={styles.mail} onClick={() => onOpen(mail)}>
        <VisuallyHidden>{t('newMail')}</VisuallyHidden>
        <span className={styles.sender}>{mail.from.name || mail.from.address}</span>
        <span className={styles.subject}>{mail.subject || t('noSubject')}</span>
        {mail.abstract && <span className={styles.abstract}>{mail.abstract}</span>}
      </button>
      {mails.length > 1 && (
        <span className={styles.steps}>
          <IconButton
            size="small"
            className={styles.step}
            label={t('previousNew')}
            icon={<ChevronLeftIcon />}
            disabled={place === 0}
            onClick={() => news.step(-1)}
          />
          <span>{t('placeOfNew', { place: place + 1, count: mails.length })}</span>
          <IconButton
            size="small"
            className={styles.step}
            label={t('nextNew')}
            icon={<ChevronRightIcon />}
            disabled={place === mails.length - 1}
            onClick={() => news.step(1)}
          />
        </span>
      )}
    </span>
  )
}
