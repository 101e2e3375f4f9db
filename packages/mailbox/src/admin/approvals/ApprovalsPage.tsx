import type { Approval } from '@mailroom/core'
import { pageLabels, useApprovals, useStrings } from '@mailroom/react'
import { EmptyState, Pagination, SegmentedControl } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import * as styles from '../forms.css'
import { AcceptDialog } from './AcceptDialog'
import { approvalStrings } from './approvalStrings'
import { ApprovalTable } from './ApprovalTable'
import { RefuseDialog } from './RefuseDialog'

/** Requests of one page. */
const pageSize = 50

/** What people ask for: accounts, other names, accounts to be closed. @source SH-05, SE-11, ST-01, ST-18 */
export function ApprovalsPage() {
  const { t } = useStrings(approvalStrings)
  const [isWaiting, setWaiting] = useState(true)
  const [page, setPage] = useState(1)
  const [accepting, setAccepting] = useState<Approval>()
  const [refusing, setRefusing] = useState<Approval>()
  const { data, error, refresh } = useApprovals({ isWaiting, page, pageSize })
  return (
    <>
      <p className={styles.hint}>{t('hint')}</p>
      <SegmentedControl
        label={t('which')}
        value={isWaiting ? 'waiting' : 'decided'}
        segments={[
          { value: 'waiting', label: t('waiting') },
          { value: 'decided', label: t('decided') },
        ]}
        onValueChange={(value) => {
          setWaiting(value === 'waiting')
          setPage(1)
        }}
      />
      {data === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : data.approvals.length === 0 ? (
        <EmptyState title={t(isWaiting ? 'nothingWaits' : 'nothingDecided')} />
      ) : (
        <ApprovalTable approvals={data.approvals} onAccept={setAccepting} onRefuse={setRefusing} />
      )}
      {data && data.total > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPageChange={setPage}
          labels={pageLabels(t)}
        />
      )}
      {accepting && <AcceptDialog approval={accepting} onClose={() => setAccepting(undefined)} />}
      {refusing && <RefuseDialog approval={refusing} onClose={() => setRefusing(undefined)} />}
    </>
  )
}
