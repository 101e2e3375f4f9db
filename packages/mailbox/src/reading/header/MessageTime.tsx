import { formatFullTime, type Message } from '@mailroom/core'
import { useLocale, useSession, useTranslation } from '@mailroom/react'
import { Tooltip } from '@mailroom/ui'
import * as styles from './MessageHeader.css'

const hourMs = 3_600_000

/** When a mail arrived; hovering tells when it was sent as well, and so does a line where hours lie between. @source RD-03 */
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
  const isFarOff = sentAt !== undefined && Math.abs(receivedAt - sentAt) >= hourMs
  return (
    <span className={styles.times}>
      <Tooltip label={words.join(' · ')} says="description">
        <time className={styles.time} dateTime={new Date(receivedAt).toISOString()}>
          {received}
        </time>
      </Tooltip>
      {isFarOff && <span className={styles.sentTime}>{t('sentAt', { time: format(sentAt) })}</span>}
    </span>
  )
}
