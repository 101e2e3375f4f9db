import type { AuditQuery } from '@mailroom/core'
import { useAudit, useStrings } from '@mailroom/react'
import { EmptyState } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import { PageTurns } from '../../paged-area/PageTurns'
import { AuditFilter, type AuditFilterValues } from './AuditFilter'
import { auditStrings } from './auditStrings'
import { AuditTable } from './AuditTable'

/** Records of one page. */
const pageSize = 50

/** What was done, by whom, to whom, when and from where. @source SH-05 */
export function AuditPage() {
  const { t } = useStrings(auditStrings)
  const [filter, setFilter] = useState<AuditFilterValues>({})
  // The last record of each page before, to come back by.
  const [passed, setPassed] = useState<readonly number[]>([])
  const query: AuditQuery = { ...filter, before: passed.at(-1), limit: pageSize }
  const { data, error, refresh } = useAudit(query)
  const last = data?.records.at(-1)?.id

  return (
    <>
      <AuditFilter
        fault={error}
        onFilter={(next) => {
          setPassed([])
          setFilter(next)
        }}
      />
      {data === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : data.records.length === 0 ? (
        <EmptyState title={t('nothing')} />
      ) : (
        <AuditTable records={data.records} />
      )}
      {data && (
        <PageTurns
          words={{ pages: t('pages'), newer: t('newer'), older: t('older') }}
          onNewer={passed.length > 0 ? () => setPassed(passed.slice(0, -1)) : undefined}
          onOlder={data.hasMore && last !== undefined ? () => setPassed([...passed, last]) : undefined}
        />
      )}
    </>
  )
}
