import { visibleFileName, type FileShare } from '@mailroom/core'
import { useFileShareActs, useFileShares, useStrings } from '@mailroom/react'
import { Dialog, EmptyState, PageSteps } from '@mailroom/ui'
import { useState } from 'react'
import { ActQuestion } from '../acts/ActQuestion'
import { NoPageYet } from '../waiting/NoPageYet'
import { ShareRow } from './ShareRow'
import * as styles from './shares.css'
import { shareStrings } from './shareStrings'

/** Shares of one page. */
const pageSize = 10

/** All files that the reader shares or has shared, page by page, and their end. @source FC-03 */
export function SharesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(shareStrings)
  const [index, setIndex] = useState(0)
  const [asked, setAsked] = useState<FileShare>()
  const { end } = useFileShareActs()
  const { page, error, refresh } = useFileShares({ offset: index * pageSize, limit: pageSize })
  return (
    <Dialog open onOpenChange={onClose} title={t('listTitle')} closeLabel={t('close')}>
      {!page && (
        <NoPageYet
          error={error}
          labels={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      )}
      {page?.total === 0 && <EmptyState title={t('empty')} />}
      {page && page.shares.length > 0 && (
        <ul className={styles.list} aria-label={t('listTitle')}>
          {page.shares.map((share) => (
            <ShareRow key={share.id} t={t} share={share} onEnd={() => setAsked(share)} />
          ))}
        </ul>
      )}
      {page && (
        <PageSteps
          labels={{ previous: t('previous'), next: t('next'), position: (shown) => t('position', shown) }}
          index={index}
          pageSize={pageSize}
          total={page.total}
          onIndex={setIndex}
        />
      )}
      {asked && (
        // People who have the link cannot be given the same one again.
        <ActQuestion
          words={{
            title: t('ask', { name: visibleFileName(asked.name) }),
            description: t('askHint'),
            confirm: t('confirm'),
            cancel: t('cancel'),
          }}
          act={() => end([asked.id])}
          said={{ done: t('endDone', { name: visibleFileName(asked.name) }) }}
          staysOnFailure
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  )
}
