import { deliveryReason, reasonOfReview, type RecipientStatus } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Badge, Button } from '@mailroom/ui'
import { deliveryBadges } from './deliveryBadges'
import * as styles from './DeliveryStates.css'
import { reasonWords } from './reasonWords'

export interface DeliveryLineProps {
  status: RecipientStatus
  /** Absent where nothing is taken back. */
  onRecall?: () => void
}

/** What became of a mail for one recipient, in a list of them. @source RD-08, LG-02 */
export function DeliveryLine({ status, onRecall }: DeliveryLineProps) {
  const { t } = useTranslation('reading')
  const { recipient, state, info, recall } = status
  const name = recipient.name || recipient.address
  const reason = deliveryReason(info)
  return (
    <li className={styles.row}>
      <bdi className={styles.recipient} title={recipient.address}>
        {name}
      </bdi>
      <Badge tone={deliveryBadges[state].tone}>{t(deliveryBadges[state].word)}</Badge>
      {onRecall && recall === 'possible' && (
        <span>
          <Button size="small" variant="ghost" aria-label={t('recallFrom', { name })} onClick={onRecall}>
            {t('recall')}
          </Button>
        </span>
      )}
      {info !== '' && (
        <span className={styles.info} data-failed={state === 'failed' || undefined} dir="auto">
          {reason && <span className={styles.reason}>{t(reasonWords[reason])}</span>}
          {reasonOfReview(info) ?? info}
        </span>
      )}
    </li>
  )
}
