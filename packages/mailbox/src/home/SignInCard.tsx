import { deviceOf, formatFullTime, type SignInRecord, type SignIns } from '@mailroom/core'
import { useAdapter, useLocale, useSession } from '@mailroom/react'
import { Card } from './Card'
import { DestinationLink } from '../destination-link/DestinationLink'
import type { SayHome } from './homeStrings'
import * as styles from './HomeView.css'

/** Where this sign-in and the one before came from, so that somebody notices when it was not them. @source SE-25, HO-03 */
export function SignInCard({ t, signIns: { current, previous } }: { t: SayHome; signIns: SignIns }) {
  const { records } = useAdapter()
  const isElsewhere = current && previous && current.address !== previous.address
  return (
    <Card title={t('signIns')}>
      <dl className={styles.facts}>
        {current && <SignInFact t={t} word={t('thisSignIn')} signIn={current} />}
        {previous && (
          <SignInFact
            t={t}
            word={t('lastSignIn')}
            signIn={previous}
            warning={isElsewhere ? t('otherAddress') : undefined}
          />
        )}
      </dl>
      {previous ? (
        <p className={styles.muted}>
          {t('notYou')}{' '}
          <DestinationLink className={styles.link} destination={{ kind: 'settings', page: 'password' }}>
            {t('changePassword')}
          </DestinationLink>
        </p>
      ) : (
        <p className={styles.muted}>{t('firstSignIn')}</p>
      )}
      {records && (
        <p className={styles.muted}>
          <DestinationLink className={styles.link} destination={{ kind: 'records', page: 'login' }}>
            {t('allSignIns')}
          </DestinationLink>
        </p>
      )}
    </Card>
  )
}

interface SignInFactProps {
  t: SayHome
  word: string
  signIn: SignInRecord
  warning?: string
}

function SignInFact({ t, word, signIn: { at, address, place, userAgent }, warning }: SignInFactProps) {
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime === true
  const { browser, system } = deviceOf(userAgent)
  const device = browser && system ? t('browserOn', { browser, system }) : (browser ?? system)
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{word}</dt>
      <dd className={styles.value}>
        <span>{formatFullTime(at, { locale, twelveHour })}</span>
        <span className={styles.muted}>
          {place === undefined ? address : t('from', { place, address })}
          {device && ` · ${device}`}
        </span>
        {warning && <span className={styles.warning}>{warning}</span>}
      </dd>
    </div>
  )
}
