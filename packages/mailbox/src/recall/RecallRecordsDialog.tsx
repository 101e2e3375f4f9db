import { formatFullTime, type RecallRecord } from '@mailroom/core'
import { useErrorText, useLocale, useRecallRecords, useSession, useStrings } from '@mailroom/react'
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  IconButton,
  Loading,
  Skeleton,
} from '@mailroom/ui'
import { useState } from 'react'
import { recallStrings } from './recallStrings'
import { StandingBadge } from './StandingBadge'
import * as styles from './RecallDialog.css'

/** Records of one page. */
const pageSize = 10

/** What the reader has asked back so far, and what came of it. @source SS-03, ST-15 */
export function RecallRecordsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(recallStrings)
  const errorText = useErrorText()
  const [index, setIndex] = useState(0)
  const { page, error, refresh } = useRecallRecords({ offset: index * pageSize, limit: pageSize })
  return (
    <Dialog open onOpenChange={onClose} title={t('records')} closeLabel={t('close')}>
      <div className={styles.body}>
        {page !== undefined && page.total === 0 && <p className={styles.meta}>{t('noRecords')}</p>}
        {page !== undefined && page.total > 0 && (
          <>
            <div className={styles.scroll} role="region" aria-label={t('records')} tabIndex={0}>
              <ul className={styles.list}>
                {page.records.map((record, row) => (
                  <Row key={`${record.messageId} ${record.recipient.address} ${row}`} record={record} />
                ))}
              </ul>
            </div>
            <Pages index={index} total={page.total} onIndexChange={setIndex} />
          </>
        )}
        {page === undefined && error === undefined && (
          <Loading label={t('loading')}>
            <Skeleton />
            <Skeleton width="60%" />
          </Loading>
        )}
        {page === undefined && error !== undefined && (
          <p role="alert" className={styles.failure}>
            {t('noRecordsLoaded', { reason: errorText(error) ?? '' })}{' '}
            <Button size="small" onClick={() => void refresh()}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Row({ record: { subject, recipient, outcome, at } }: { record: RecallRecord }) {
  const { t } = useStrings(recallStrings)
  const { locale } = useLocale()
  const { session } = useSession()
  const time = formatFullTime(at, { locale, twelveHour: session?.features.twelveHourTime })
  return (
    <li className={styles.row}>
      <span className={styles.person}>
        <bdi>{subject || t('noSubject')}</bdi>
        <br />
        <span className={styles.meta}>
          <bdi title={recipient.address}>{recipient.name || recipient.address}</bdi> ·{' '}
          <time dateTime={new Date(at).toISOString()}>{time}</time>
        </span>
      </span>
      <StandingBadge standing={outcome} />
    </li>
  )
}

interface PagesProps {
  index: number
  total: number
  onIndexChange: (index: number) => void
}

function Pages({ index, total, onIndexChange }: PagesProps) {
  const { t } = useStrings(recallStrings)
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <div className={styles.pages}>
      <IconButton
        size="small"
        label={t('previousPage')}
        icon={<ChevronLeftIcon />}
        disabled={index === 0}
        onClick={() => onIndexChange(index - 1)}
      />
      <span>{t('position', { page: index + 1, pages })}</span>
      <IconButton
        size="small"
        label={t('nextPage')}
        icon={<ChevronRightIcon />}
        disabled={index + 1 >= pages}
        onClick={() => onIndexChange(index + 1)}
      />
    </div>
  )
}
