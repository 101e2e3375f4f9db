import type { RecordsPage } from '@mailroom/core'
import { useAdapter, useSession, useStrings } from '@mailroom/react'
import { EmptyState } from '@mailroom/ui'
import { PagedArea } from '../paged-area/PagedArea'
import { recordPages } from './recordPages'
import { recordStrings } from './recordStrings'

/** Which page is shown. @public */
export interface RecordsViewProps {
  page: RecordsPage
}

/**
 * What people can look up about their own account. In the mailbox of somebody else it says whose records they are.
 *
 * @public
 * @source LG-01
 */
export function RecordsView({ page }: RecordsViewProps) {
  const { t } = useStrings(recordStrings)
  const { records: port } = useAdapter()
  const isShared = useSession().session?.isShared === true
  if (!port || isShared) return <EmptyState title={t(isShared ? 'ofOwner' : 'notOffered')} />
  const pages = recordPages.map(([name, word, Page]) => ({
    name,
    title: t(word),
    destination: { kind: 'records', page: name } as const,
    Page,
  }))
  const current = pages.find(({ name }) => name === page) ?? pages[0]!
  return (
    <PagedArea label={t('area')} pages={pages} current={current} loading={t('loading')}>
      <current.Page />
    </PagedArea>
  )
}
