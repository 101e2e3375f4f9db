import type { SignInQuery } from '@mailroom/core'
import { useSignInRecords, useStrings } from '@mailroom/react'
import { DestinationLink } from '../../destination-link/DestinationLink'
import { RecordAnswer } from '../RecordAnswer'
import * as styles from '../RecordsView.css'
import { recordStrings } from '../recordStrings'
import { usePassedPages } from '../usePassedPages'
import { SignInFilter } from './SignInFilter'
import { SignInTable } from './SignInTable'

/** Sign-ins to the reader's account, so that somebody notices one that was not theirs. @source LG-01, HO-03 */
export function SignInsPage() {
  const { t } = useStrings(recordStrings)
  const { query, filterBy, ...turns } = usePassedPages<SignInQuery>()
  const answer = useSignInRecords(query)
  return (
    <>
      <p className={styles.hint}>
        {t('signInsHint')}{' '}
        <DestinationLink className={styles.link} destination={{ kind: 'settings', page: 'password' }}>
          {t('changePassword')}
        </DestinationLink>
      </p>
      <SignInFilter t={t} onFilter={filterBy} />
      <RecordAnswer t={t} answer={answer} turns={turns}>
        {(entries) => <SignInTable t={t} signIns={entries} />}
      </RecordAnswer>
    </>
  )
}
