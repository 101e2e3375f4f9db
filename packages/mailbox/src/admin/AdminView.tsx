import { useAdapter, useBackOffice, useErrorText, useNavigation, useStrings } from '@mailroom/react'
import { Button, EmptyState, Loading, Skeleton } from '@mailroom/ui'
import { Suspense, type MouseEvent } from 'react'
import { adminPages } from './adminPages'
import { adminStrings } from './adminStrings'
import * as styles from './AdminView.css'

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
  if (data === undefined) return <Waiting label={t('loading')} />
  const [name, word, Page] = adminPages.find(([each]) => each === page) ?? adminPages[0]
  return (
    <div className={styles.admin}>
      <div className={styles.columns}>
        <AdminNav current={name} />
        <section className={styles.content} aria-label={t(word)}>
          <h2 className={styles.heading}>{t(word)}</h2>
          <Suspense fallback={<Waiting label={t('loading')} />}>
            <Page />
          </Suspense>
        </section>
      </div>
    </div>
  )
}

/** The ways between the pages. */
function AdminNav({ current }: { current: string }) {
  const { t } = useStrings(adminStrings)
  const { navigate, href } = useNavigation()
  const go = (event: MouseEvent, page: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate({ kind: 'admin', page })
  }
  return (
    <nav className={styles.pages} aria-label={t('administration')}>
      {adminPages.map(([page, word]) => (
        <a
          key={page}
          ref={page === current ? intoView : undefined}
          className={styles.link}
          // Without an address it would be no link to the keyboard.
          href={href?.({ kind: 'admin', page }) ?? '#'}
          aria-current={page === current ? 'page' : undefined}
          onClick={(event) => go(event, page)}
        >
          {t(word)}
        </a>
      ))}
    </nav>
  )
}

/** Where the pages stand in a row that is longer than its place. */
const intoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="block" height={240} />
    </Loading>
  )
}
