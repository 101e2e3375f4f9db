import { useNavigation } from '@mailroom/react'
import { LatePart, lazyPart, persistently } from '@mailroom/ui'
import { MailboxView } from '@mailroom/mailbox'
import { isOfMailbox } from './isOfMailbox'
import { isWindow } from './isWindow'
import * as styles from './Pages.css'
import type { Journal } from './useJournal'

const SettingsPage = lazyPart(
  persistently(() => import('../settings/SettingsPage').then((module) => ({ default: module.SettingsPage }))),
)
const HomePage = lazyPart(persistently(() => import('../home/HomePage')))
const OtherPage = lazyPart(
  persistently(() => import('./otherPages').then((module) => ({ default: module.OtherPage }))),
)

const WindowPage = lazyPart(
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
      <LatePart>
        <WindowPage destination={destination} />
      </LatePart>
    )
  }
  return (
    <>
      <div className={styles.page} hidden={!isMailbox}>
        <MailboxView journal={journal} onSignOut={onSignOut} />
      </div>
      {!isMailbox && (
        <div className={styles.page}>
          <LatePart>
            {destination.kind === 'settings' ? (
              <SettingsPage page={destination.page} />
            ) : kind === 'home' ? (
              <HomePage />
            ) : (
              <OtherPage />
            )}
          </LatePart>
        </div>
      )}
    </>
  )
}
