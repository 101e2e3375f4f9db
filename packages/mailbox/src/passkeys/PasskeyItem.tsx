import { formatFullTime, type Passkey } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { useId } from 'react'
import * as styles from './PasskeySettings.css'
import type { SayPasskey } from './passkeyStrings'

export interface PasskeyItemProps {
  t: SayPasskey
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** One passkey: what it is called, since when it is there, when it was used. */
export function PasskeyItem({ t, passkey, onRename, onRemove }: PasskeyItemProps) {
  const { name, createdAt, usedAt } = passkey
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const time = (at: number) => formatFullTime(at, { locale, twelveHour })
  const titleId = useId()
  return (
    <li className={styles.item} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h4 id={titleId} className={styles.subject}>
          {name}
        </h4>
        <span className={styles.act}>
          <span className={styles.buttons}>
            <Button size="small" aria-label={t('renameOf', { name })} onClick={onRename}>
              {t('rename')}
            </Button>
            <Button size="small" aria-label={t('removeOf', { name })} onClick={onRemove}>
              {t('remove')}
            </Button>
          </span>
        </span>
      </div>
      <dl className={styles.facts}>
        <dt className={styles.name}>{t('created')}</dt>
        <dd className={styles.value}>{time(createdAt)}</dd>
        <dt className={styles.name}>{t('used')}</dt>
        <dd className={styles.value}>{usedAt === undefined ? t('neverUsed') : time(usedAt)}</dd>
      </dl>
    </li>
  )
}
