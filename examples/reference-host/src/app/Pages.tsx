import { useNavigation } from '@mailroom/react'
import { persistently } from '@mailroom/ui'
import { MailboxView } from '@mailroom/mailbox'
import { lazy, Suspense } from 'react'
import { isOfMailbox } from './isOfMailbox'
import { isWindow } from './isWindow'
import * as styles from './Pages.css'
import type { Journal } from './useJournal'

const SettingsPage = lazy(
  persistently(() => import('../settings/SettingsPage').then((module) => ({ default: module.SettingsPage }))),
)
const HomePage = lazy(persistently(() => import('../home/HomePage')))
const OtherPage = lazy(
  persistently(() => import('./otherPages').then((module) => ({ default: module.OtherPage }))),
)

const WindowPage = lazy(
  persistently(() => import('./WindowPage').then((module) => ({ default: module.WindowPage }))),
)

export interface PagesProps {
  journal: Journal | undefined
  onSignOut: () => void
}

/** The page of the address. The mailbox stays behind the others, so that nothing written in it is lost. */
export function Pages({ journal, onSignOut }: PagesProps) {
  const { destination } = useNavigation()
  const { kind } = destination
  const isMailbox = isOfMailbox(destination)
  if (isWindow(destination)) {
    return (
      <Suspense fallback={null}>
        <WindowPage destination={destination} />
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
            {destination.kind === 'settings' ? (
              <SettingsPage page={destination.page} />
            ) : kind === 'home' ? (
              <HomePage />
            ) : (
              <OtherPage />
            )}
          </Suspense>
        </div>
      )}
    </>
  )
}
