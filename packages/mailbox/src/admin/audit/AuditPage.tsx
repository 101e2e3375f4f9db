import type { AuditQuery } from '@mailroom/core'
import { useAudit, useStrings } from '@mailroom/react'
import { Button, EmptyState } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import * as styles from '../forms.css'
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
      {data && (passed.length > 0 || data.hasMore) && (
        <nav className={styles.buttons} aria-label={t('pages')}>
          <Button disabled={passed.length === 0} onClick={() => setPassed(passed.slice(0, -1))}>
            {t('newer')}
          </Button>
          <Button
            disabled={!data.hasMore || last === undefined}
            onClick={() => last !== undefined && setPassed([...passed, last])}
          >
            {t('older')}
          </Button>
        </nav>
      )}
    </>
  )
}
