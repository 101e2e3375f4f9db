import { sameAddress, type Message } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Button, MailOpenIcon } from '@mailroom/ui'
import { useReceiptAnswer } from './useReceiptAnswer'
import * as styles from './ReceiptBar.css'

/** Asks the reader whether the sender may hear that a mail was read, and says what was answered. @source RD-13 */
export function ReceiptBar({ message }: { message: Message }) {
  const { t } = useTranslation('reading')
  const { request, busy, reply } = useReceiptAnswer(message)
  if (request === undefined) return null
  const { state, to } = request
  const isElsewhere = !sameAddress(to, message.from)
  return (
    <section className={styles.bar} aria-label={t('receipt')}>
      <span className={styles.line}>
        <MailOpenIcon />
        <span className={styles.words} role={state === 'asked' ? undefined : 'status'}>
          {state === 'sent' && t('receiptSent')}
          {state === 'refused' && t('receiptRefused')}
          {state === 'asked' &&
            t(isElsewhere ? 'receiptAskedElsewhere' : 'receiptAsked', { address: to.address })}
        </span>
      </span>
      {state === 'asked' && (
        <span className={styles.answers}>
          <Button
            size="small"
            busy={busy === 'send'}
            disabled={busy !== undefined}
            onClick={() => void reply('send')}
          >
            {t('sendReceipt')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            busy={busy === 'refuse'}
            disabled={busy !== undefined}
            onClick={() => void reply('refuse')}
          >
            {t('refuseReceipt')}
          </Button>
        </span>
      )}
    </section>
  )
}
