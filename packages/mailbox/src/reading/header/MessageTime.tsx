import { formatFullTime, type Message } from '@mailroom/core'
import { useLocale, useSession, useTranslation } from '@mailroom/react'
import { Tooltip } from '@mailroom/ui'
import * as styles from './MessageHeader.css'

/** When a mail arrived; hovering tells when it was sent as well. @source RD-03 */
export function MessageTime({ message: { receivedAt, sentAt } }: { message: Message }) {
  const { t } = useTranslation('reading')
  const { locale } = useLocale()
  const { session } = useSession()
  const style = { locale, twelveHour: session?.features.twelveHourTime }
  const format = (ms: number) => formatFullTime(ms, style)
  const received = format(receivedAt)
  const words = [
    ...(sentAt === undefined ? [] : [t('sentAt', { time: format(sentAt) })]),
    t('receivedAt', { time: received }),
  ]
  return (
    <Tooltip label={words.join(' · ')} says="description">
      <time className={styles.time} dateTime={new Date(receivedAt).toISOString()}>
        {received}
      </time>
    </Tooltip>
  )
}
