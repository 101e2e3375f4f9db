import { useAdapter, useBackOffice, useErrorText, useStrings } from '@mailroom/react'
import { Button, EmptyState } from '@mailroom/ui'
import { AreaWaiting, PagedArea } from '../paged-area/PagedArea'
import { adminPages } from './adminPages'
import { adminStrings } from './adminStrings'

/** Which page is shown. @public */
export interface AdminViewProps {
  /** Its name in the address; anything else shows the first one. */
  page: string
}

/**
 * The administration of the organisation's mail, for who has the right. The server checks it with every call; who has not is told.
 *
 * @public
 * @source SH-05, GW-05
 */
export function AdminView({ page }: AdminViewProps) {
  const { t } = useStrings(adminStrings)
  const { admin: port } = useAdapter()
  const { data, error, refresh } = useBackOffice()
  const errorText = useErrorText()
  if (!port || data?.isAdmin === false) return <EmptyState title={t('notAllowed')} />
  if (data === undefined && error !== undefined)
    return (
      <EmptyState
        kind="error"
        title={errorText(error) ?? ''}
        action={<Button onClick={() => void refresh()}>{t('retry')}</Button>}
      />
    )
  if (data === undefined) return <AreaWaiting label={t('loading')} />
  const pages = adminPages.map(([name, word, Page]) => ({
    name,
    title: t(word),
    destination: { kind: 'admin', page: name } as const,
    Page,
  }))
  const current = pages.find(({ name }) => name === page) ?? pages[0]!
  return (
    <PagedArea label={t('administration')} pages={pages} current={current} loading={t('loading')}>
      <current.Page />
    </PagedArea>
  )
}
