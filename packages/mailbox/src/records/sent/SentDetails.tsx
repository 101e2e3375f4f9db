import { formatFullTime, type SentEntry } from '@mailroom/core'
import { useLocale, useRecipientStatus, useSession } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { DeliveryLine } from '../../reading/delivery/DeliveryLine'
import { WaitingFace } from '../../settings-page/WaitingFace'
import type { SayRecord } from '../recordStrings'
import * as styles from './SentDetails.css'

export interface SentDetailsProps {
  t: SayRecord
  mail: SentEntry
  onClose: () => void
}

/** What became of a sent mail for each of its recipients, and what their servers said. @source LG-02 */
export function SentDetails({ t, mail, onClose }: SentDetailsProps) {
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const { recipients, error, refresh } = useRecipientStatus(mail.messageId)
  const title = t('detailsOf', { subject: mail.subject || t('noSubject') })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={formatFullTime(mail.at, { locale, twelveHour })}
      closeLabel={t('close')}
    >
      {recipients === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loadingDelivery'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : (
        // A tab stop, since only what can be focused can be scrolled by keys.
        <div className={styles.scroll} role="region" aria-label={t('recipients')} tabIndex={0}>
          <ul className={styles.list}>
            {recipients.map((status) => (
              <DeliveryLine key={status.recipient.address} status={status} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
