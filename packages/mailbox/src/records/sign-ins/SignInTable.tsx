import { deviceOf, formatFullTime, type SignInEntry } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import { Badge } from '@mailroom/ui'
import { RecordCell, RecordRow, RecordTable } from '../../record-table/RecordTable'
import * as styles from '../RecordsView.css'
import type { SayRecord } from '../recordStrings'

export interface SignInTableProps {
  t: SayRecord
  signIns: readonly SignInEntry[]
}

/** Sign-ins and refused attempts, each in a row. */
export function SignInTable({ t, signIns }: SignInTableProps) {
  const headers = [t('when'), t('result'), t('place'), t('device')]
  return (
    <RecordTable label={t('signIns')} headers={headers}>
      {signIns.map((signIn, row) => (
        <SignInRow key={`${signIn.at} ${row}`} t={t} signIn={signIn} />
      ))}
    </RecordTable>
  )
}

function SignInRow({ t, signIn }: { t: SayRecord; signIn: SignInEntry }) {
  const { at, outcome, isCurrent, address, place, userAgent } = signIn
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const { browser, system } = deviceOf(userAgent)
  return (
    <RecordRow>
      <RecordCell isQuiet>
        <time dateTime={new Date(at).toISOString()}>{formatFullTime(at, { locale, twelveHour })}</time>
      </RecordCell>
      <RecordCell>
        <span className={styles.badges}>
          <Badge tone={outcome === 'signedIn' ? 'neutral' : 'danger'}>{t(outcome)}</Badge>
          {isCurrent && <Badge tone="success">{t('current')}</Badge>}
        </span>
      </RecordCell>
      <RecordCell>{place === undefined ? address : t('placed', { place, address })}</RecordCell>
      <RecordCell>{browser && system ? t('browserOn', { browser, system }) : (browser ?? system)}</RecordCell>
    </RecordRow>
  )
}
