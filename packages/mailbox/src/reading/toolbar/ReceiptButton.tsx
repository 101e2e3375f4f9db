import type { Message } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { IconButton, SuccessIcon } from '@mailroom/ui'
import { useReceiptAnswer } from '../receipt/useReceiptAnswer'

/** Sends the receipt that the sender of the open mail asks for; not there for the sender. @source RD-01 */
export function ReceiptButton({ message }: { message: Message }) {
  const { t } = useTranslation('reading')
  const { request, busy, reply } = useReceiptAnswer(message)
  if (request?.state !== 'asked') return null
  return (
    <IconButton
      label={t('sendReceipt')}
      icon={<SuccessIcon />}
      disabled={busy !== undefined}
      onClick={() => void reply('send')}
    />
  )
}
