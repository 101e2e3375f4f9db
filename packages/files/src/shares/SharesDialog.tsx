import type { FileShare } from '@mailroom/core'
import { useErrorText, useFileShares, useStrings } from '@mailroom/react'
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  EmptyState,
  IconButton,
  Loading,
  Skeleton,
} from '@mailroom/ui'
import { useState } from 'react'
import { EndShareDialog } from './EndShareDialog'
import { ShareRow } from './ShareRow'
import * as styles from './shares.css'
import { shareStrings } from './shareStrings'

/** Shares of one page. */
const limit = 10

/** All files that the reader shares or has shared, page by page, and their end. @source FC-03 */
export function SharesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(shareStrings)
  const [offset, setOffset] = useState(0)
  const [asked, setAsked] = useState<FileShare>()
  const { page, error, refresh } = useFileShares({ offset, limit })
  const errorText = useErrorText()
  return (
    <Dialog open onOpenChange={onClose} title={t('listTitle')} closeLabel={t('close')}>
      {!page && error === undefined && (
        <Loading label={t('loading')}>
          <Skeleton shape="block" height={200} />
        </Loading>
      )}
      {!page && error !== undefined && (
        <EmptyState
          kind="error"
          title={errorText(error) ?? ''}
          action={<Button onClick={() => void refresh()}>{t('retry')}</Button>}
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
      {page && page.total > limit && (
        <div className={styles.pages}>
          <IconButton
            size="small"
            label={t('previous')}
            icon={<ChevronLeftIcon />}
            disabled={offset === 0}
            onClick={() => setOffset(offset - limit)}
          />
          <span role="status">
            {t('position', { from: offset + 1, to: Math.min(offset + limit, page.total), total: page.total })}
          </span>
          <IconButton
            size="small"
            label={t('next')}
            icon={<ChevronRightIcon />}
            disabled={offset + limit >= page.total}
            onClick={() => setOffset(offset + limit)}
          />
        </div>
      )}
      {asked && <EndShareDialog t={t} share={asked} onClose={() => setAsked(undefined)} />}
    </Dialog>
  )
}
