import { useNavigation } from '@mailroom/react'
import { persistently } from '@mailroom/ui'
import { MailboxView } from '@mailroom/mailbox'
import { lazy, Suspense } from 'react'
import * as styles from './Pages.css'
import type { Journal } from './useJournal'

const SettingsPage = lazy(
  persistently(() => import('../settings/SettingsPage').then((module) => ({ default: module.SettingsPage }))),
)
const MessageInfo = lazy(
  persistently(() => import('./MessageInfo').then((module) => ({ default: module.MessageInfo }))),
)

const NotFound = lazy(
  persistently(() => import('./NotFound').then((module) => ({ default: module.NotFound }))),
)

const PreviewWindow = lazy(
  persistently(() => import('./PreviewWindow').then((module) => ({ default: module.PreviewWindow }))),
)

const PrintWindow = lazy(
  persistently(() => import('./PrintWindow').then((module) => ({ default: module.PrintWindow }))),
)

export interface PagesProps {
  journal: Journal | undefined
  onSignOut: () => void
}

/** The page of the address. The mailbox stays behind the others, so that nothing written in it is lost. */
export function Pages({ journal, onSignOut }: PagesProps) {
  const { destination } = useNavigation()
  const { kind } = destination
  const isMailbox = ['home', 'folder', 'message', 'search', 'compose'].includes(kind)
  if (destination.kind === 'messageInfo') {
    return (
      <Suspense fallback={null}>
        <MessageInfo messageRef={destination.ref} view={destination.view} />
      </Suspense>
    )
  }
  if (destination.kind === 'print') {
    return (
      <Suspense fallback={null}>
        <PrintWindow />
      </Suspense>
    )
  }
  if (destination.kind === 'preview') {
    return (
      <Suspense fallback={null}>
        <PreviewWindow destination={destination} />
      </Suspense>
    )
  }
  return (
    <>
      <div className={styles.page} hidden={!isMailbox}>
        <MailboxView journal={journal} onSignOut={onSignOut} />
      </div>
      {!isMailbox && (
        <div className={styles.page}>
          <Suspense fallback={null}>
            {destination.kind === 'settings' ? <SettingsPage page={destination.page} /> : <NotFound />}
          </Suspense>
        </div>
      )}
    </>
  )
}
