import { formatFullTime, type OpenSession } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import { Badge, Button } from '@mailroom/ui'
import { useId } from 'react'
import * as styles from './OpenSessionSettings.css'
import type { SayOpenSession } from './openSessionStrings'

export interface OpenSessionItemProps {
  t: SayOpenSession
  session: OpenSession
  isBusy: boolean
  onEnd: () => void
}

/** One place where the reader is signed in: the device, its address, since when and until when. */
export function OpenSessionItem({ t, session, isBusy, onEnd }: OpenSessionItemProps) {
  const { device, clientAddress, startedAt, seenAt, isCurrent } = session
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const time = (at: number) => formatFullTime(at, { locale, twelveHour })
  const titleId = useId()
  const { browser, system } = device
  const name = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  const address = clientAddress || t('noAddress')
  return (
    <li className={styles.item} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.subject}>
          {name}
        </h3>
        {isCurrent ? (
          <Badge tone="success">{t('current')}</Badge>
        ) : (
          <span className={styles.act}>
            <Button
              size="small"
              busy={isBusy}
              aria-label={t('endOf', { device: name, address })}
              onClick={onEnd}
            >
              {t('end')}
            </Button>
          </span>
        )}
      </div>
      <dl className={styles.facts}>
        <dt className={styles.name}>{t('address')}</dt>
        <dd className={styles.value}>{address}</dd>
        <dt className={styles.name}>{t('since')}</dt>
        <dd className={styles.value}>{time(startedAt)}</dd>
        <dt className={styles.name}>{t('seen')}</dt>
        <dd className={styles.value}>{time(seenAt)}</dd>
      </dl>
    </li>
  )
}
