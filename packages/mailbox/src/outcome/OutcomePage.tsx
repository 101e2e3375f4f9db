import { toLocalTime, type InternetMessageId, type MessageRef } from '@mailroom/core'
import { useRecall, useRecipientStatus, useStrings } from '@mailroom/react'
import { Button, LatePart } from '@mailroom/ui'
import { useLayoutEffect, useRef } from 'react'
import { DeliveryStates } from '../reading/delivery/DeliveryStates'
import { readingStrings } from '../reading/readingStrings'
import { useMailTasks } from '../tasks/useMailTasks'
import type { Outcome } from './Outcome'
import * as styles from './OutcomePage.css'
import { outcomeStrings } from './outcomeStrings'

export interface OutcomePageProps {
  outcome: Outcome
  /** Of the mail; may be empty. */
  subject: string
  onBack: () => void
  onWriteAnother: () => void
  /** Opens the mail that waits for its time. */
  onContinue: (draft: MessageRef) => void
}

/** After a mail was sent or scheduled: what becomes of it, and where to go from here. @source SS-01, SS-04 */
export default function OutcomePage({
  outcome,
  subject,
  onBack,
  onWriteAnother,
  onContinue,
}: OutcomePageProps) {
  const { t } = useStrings(outcomeStrings)
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever sends with the keyboard goes on from here, and hears what happened.
  useLayoutEffect(() => title.current?.focus(), [])
  const isSent = outcome.kind === 'sent'
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {isSent
            ? t('sentTitle')
            : t('scheduledTitle', { time: toLocalTime(outcome.leavesAt).replace('T', ' ') })}
        </h2>
        <p className={styles.subject}>
          <bdi>{subject || t('noSubject')}</bdi>
        </p>
        <p className={styles.text}>{t(isSent ? 'sentText' : 'scheduledText')}</p>
        {isSent && (
          <LatePart>
            <Delivery messageId={outcome.messageId} />
          </LatePart>
        )}
        <div className={styles.ways}>
          <Button variant="primary" onClick={onBack}>
            {t('back')}
          </Button>
          {!isSent && <Button onClick={() => onContinue(outcome.draft)}>{t('goOnWriting')}</Button>}
          {isSent && <RecallAll messageId={outcome.messageId} />}
          <Button onClick={onWriteAnother}>{t('writeAnother')}</Button>
        </div>
      </div>
    </div>
  )
}

/** The same lines as above the mail among the sent ones. */
function Delivery({ messageId }: { messageId: InternetMessageId }) {
  useStrings(readingStrings)
  return <DeliveryStates messageId={messageId} isFirstOpen />
}

/** Nothing while nobody's copy can be recalled. */
function RecallAll({ messageId }: { messageId: InternetMessageId }) {
  const { t } = useStrings(outcomeStrings)
  const { isAvailable } = useRecall()
  const { recipients } = useRecipientStatus(messageId)
  const begin = useMailTasks()
  const canRecall = isAvailable && recipients?.some(({ recall }) => recall === 'possible')
  return canRecall ? (
    <Button onClick={() => begin({ kind: 'recall', messageId })}>{t('recallAll')}</Button>
  ) : null
}
