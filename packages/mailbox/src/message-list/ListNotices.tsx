import type { MessageFilter } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { searchStrings } from '../search/searchStrings'
import type { ListCommands } from './useListCommands'
import type { RowSelection } from './useRowSelection'
import type { SayList } from './listStrings'
import * as styles from './MessageList.css'
import { SelectionNotice } from './SelectionNotice'
import { filterName } from './toolbar/filterName'

export interface ListNoticesProps {
  t: SayList
  /** A search found more than so many, and only the newest are shown. */
  hasMore: number | undefined
  /** Only some of the mails are shown. */
  filter: MessageFilter | undefined
  onClearFilter: () => void
  /** Why the rows could not be asked for anew; undefined while they are fresh. */
  staleBecause: unknown
  onRetry: () => void
  selection: RowSelection
  /** Mails that the list shows, over all pages. */
  mailCount: number
  matching: ListCommands['matching']
}

/** What must be known about the rows below: that they are not all, or not fresh. */
export function ListNotices(props: ListNoticesProps) {
  const { t, hasMore, filter, onClearFilter, staleBecause, onRetry, selection, mailCount, matching } = props
  const errorText = useErrorText()
  return (
    <>
      {(matching.progress || selection.selected.size > 0) && (
        <SelectionNotice t={t} selection={selection} mailCount={mailCount} matching={matching} />
      )}
      {filter && (
        <p className={styles.notice}>
          <span>{t('filterOn', { filter: filterName(t, filter) })}</span>
          <Button size="small" variant="ghost" onClick={onClearFilter}>
            {t('clearFilter')}
          </Button>
        </p>
      )}
      {hasMore !== undefined && <FoundMore count={hasMore} />}
      {staleBecause !== undefined && (
        <p className={styles.notice} role="status" data-tone="warning">
          <span>{t('stale', { reason: errorText(staleBecause) ?? '' })}</span>
          <Button size="small" variant="ghost" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </>
  )
}

function FoundMore({ count }: { count: number }) {
  const { t } = useStrings(searchStrings)
  return (
    <p className={styles.notice}>
      <span>{t('foundMore', { count })}</span>
    </p>
  )
}
