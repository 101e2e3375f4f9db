import { isMailroomError, type InternetMessageId, type RecipientStatus } from '@mailroom/core'
import { useRecall, useRecipientStatus, useTranslation } from '@mailroom/react'
import { Badge, Button, IconButton, RefreshIcon } from '@mailroom/ui'
import { useId, useState } from 'react'
import { useMailTasks } from '../../tasks/useMailTasks'
import { ExpandButton } from '../ExpandButton'
import { countStates } from './countStates'
import { deliveryBadges } from './deliveryBadges'
import { DeliveryLine } from './DeliveryLine'
import * as panel from '../panel.css'
import * as styles from './DeliveryStates.css'

export interface DeliveryStatesProps {
  /** Of a mail that the reader sent. */
  messageId: InternetMessageId
  /** The recipients are shown at once. @default false */
  isFirstOpen?: boolean
}

/** What became of a mail that the reader sent, per recipient; only the sender sees it. @source RD-08 */
export function DeliveryStates({ messageId, isFirstOpen = false }: DeliveryStatesProps) {
  const { t } = useTranslation('reading')
  const { recipients, error, refresh } = useRecipientStatus(messageId)
  const { isAvailable: canRecall } = useRecall()
  const begin = useMailTasks()
  const [isOpen, setOpen] = useState(isFirstOpen)
  const id = useId()
  if (recipients === undefined) {
    // A mail that was imported as sent was sent by somebody else's means, of which nothing is known.
    return error === undefined || kindOf(error) === 'notFound' ? null : (
      <p className={styles.unknown}>{t('deliveryUnknown')}</p>
    )
  }
  if (recipients.length === 0) return null
  return (
    <section className={panel.section} aria-label={t('delivery')}>
      <div className={styles.summary}>
        <span className={panel.title}>{t('delivery')}</span>
        <Overall recipients={recipients} />
        {countStates(recipients).map(({ state, count }) => (
          <Badge key={state} tone={deliveryBadges[state].tone}>
            {t('deliveryCount', { count, state: t(deliveryBadges[state].word) })}
          </Badge>
        ))}
        <IconButton
          size="small"
          label={t('refreshDelivery')}
          icon={<RefreshIcon />}
          onClick={() => void refresh()}
        />
        <ExpandButton
          isOpen={isOpen}
          controls={id}
          label={t(isOpen ? 'hideDelivery' : 'showDelivery')}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {isOpen &&
          recipients.map((status) => (
            <DeliveryLine
              key={status.recipient.address}
              status={status}
              onRecall={() => begin({ kind: 'recall', messageId, recipient: status.recipient })}
            />
          ))}
      </ul>
      {isOpen && canRecall && (
        <Button size="small" variant="ghost" onClick={() => begin({ kind: 'recallRecords' })}>
          {t('recallRecords')}
        </Button>
      )}
    </section>
  )
}

const kindOf = (error: unknown) => (isMailroomError(error) ? error.kind : undefined)

/** Failed for anybody is a partial failure; all arrived is a success; on the way it is neither. */
function Overall({ recipients }: { recipients: readonly RecipientStatus[] }) {
  const { t } = useTranslation('reading')
  if (recipients.some(({ state }) => state === 'failed')) {
    return <span className={styles.overall}>{t('deliverySomeFailed')}</span>
  }
  const isFinished = recipients.every(({ state }) =>
    ['delivered', 'relayed', 'read', 'burned'].includes(state),
  )
  return isFinished ? <span className={styles.overall}>{t('deliveryAllFine')}</span> : null
}
