import { formatFullTime, formatSize, type ReviewSummary } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import { Checkbox, VisuallyHidden } from '@mailroom/ui'
import * as styles from './Review.css'
import type { SayReview } from './reviewStrings'

/** Names on a row; the others are counted. */
const maxNames = 2

export interface ReviewRowProps {
  t: SayReview
  mail: ReviewSummary
  /** Absent where nothing can be decided any more. */
  selection?: { readonly isSelected: boolean; readonly onChange: (isSelected: boolean) => void }
  onOpen: () => void
}

/** A mail in review: from whom, to whom, about what, how large and since when; and what was decided. @source RV-01 */
export function ReviewRow({ t, mail, selection, onOpen }: ReviewRowProps) {
  const { locale } = useLocale()
  const { session } = useSession()
  const { decision } = mail
  const format = (ms: number) => formatFullTime(ms, { locale, twelveHour: session?.features.twelveHourTime })
  const sender = mail.from.name || mail.from.address
  const subject = mail.subject || t('noSubject')
  const names = mail.recipients
    .slice(0, maxNames)
    .map(({ name, address }) => name || address)
    .join(t('nameSeparator'))
  const rest = mail.recipients.length - maxNames
  const words =
    decision &&
    t(mail.state === 'permit' ? 'permittedBy' : 'rejectedBy', {
      name: decision.by,
      time: format(decision.at),
    })
  return (
    <li className={styles.row} data-selected={selection?.isSelected || undefined}>
      {selection && (
        <Checkbox checked={selection.isSelected} onCheckedChange={selection.onChange}>
          <VisuallyHidden>{t('select', { subject, sender })}</VisuallyHidden>
        </Checkbox>
      )}
      <button type="button" className={styles.open} onClick={onOpen}>
        <bdi className={styles.sender} title={mail.from.address}>
          {sender}
        </bdi>
        <span className={styles.what}>
          <bdi className={styles.subject}>{subject}</bdi>
          <span className={styles.meta}>
            {rest > 0
              ? t('toMore', { names, count: locale === 'en' ? rest : mail.recipients.length })
              : t('to', { names })}
          </span>
          {words && (
            <span className={styles.meta}>
              {words}
              {decision?.reason && ` · ${t('reasonWas', { reason: decision.reason })}`}
            </span>
          )}
        </span>
        <span className={styles.figures}>
          <time dateTime={new Date(mail.sentAt).toISOString()}>{format(mail.sentAt)}</time>
          <span>{formatSize(mail.sizeBytes)}</span>
        </span>
      </button>
    </li>
  )
}
