import { Button, Spinner } from '@mailroom/ui'
import type { SearchAnswer } from '@mailroom/react'
import type { SaySearch } from '../searchStrings'
import * as styles from './SearchResults.css'

/** Says while mails are still being looked for, with a way to end it; and that there may be others. */
export function ResultsNotices({ t, answer }: { t: SaySearch; answer: SearchAnswer }) {
  const { page, isSearching, isStopped, stop, refresh } = answer
  if (isStopped) {
    return (
      <Notice words={t('stopped')}>
        <Button size="small" variant="ghost" onClick={() => void refresh()}>
          {t('searchAgain')}
        </Button>
      </Notice>
    )
  }
  if (page?.isIndexing && isSearching) {
    return (
      <Notice words={t('indexing')} isBusy>
        <Button size="small" variant="ghost" onClick={stop}>
          {t('stop')}
        </Button>
      </Notice>
    )
  }
  return page?.isIndexing ? <Notice words={t('indexed')} /> : null
}

interface NoticeProps {
  words: string
  isBusy?: boolean
  children?: React.ReactNode
}

const Notice = ({ words, isBusy, children }: NoticeProps) => (
  <div className={styles.notice} role="status">
    {isBusy && <Spinner />}
    <span>{words}</span>
    {children}
  </div>
)
