import type { SentEntry, SentQuery } from '@mailroom/core'
import { useSentRecords, useStrings } from '@mailroom/react'
import { useState } from 'react'
import { readingStrings } from '../../reading/readingStrings'
import { RecordAnswer } from '../RecordAnswer'
import * as styles from '../RecordsView.css'
import { recordStrings } from '../recordStrings'
import { usePassedPages } from '../usePassedPages'
import { SentDetails } from './SentDetails'
import { SentFilter } from './SentFilter'
import { SentTable } from './SentTable'

/** Mails that the reader has sent, each with what became of it. @source LG-01, LG-02 */
export function SentPage() {
  const { t } = useStrings(recordStrings)
  // What becomes of mails is said as it is beside an open one.
  const { t: say } = useStrings(readingStrings)
  const { query, filterBy, ...turns } = usePassedPages<SentQuery>()
  const answer = useSentRecords(query)
  const [shown, setShown] = useState<SentEntry>()
  return (
    <>
      <p className={styles.hint}>{t('sentHint')}</p>
      <SentFilter t={t} onFilter={filterBy} />
      <RecordAnswer t={t} answer={answer} turns={turns}>
        {(entries) => <SentTable t={t} say={say} mails={entries} onShow={setShown} />}
      </RecordAnswer>
      {shown && <SentDetails t={t} mail={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
