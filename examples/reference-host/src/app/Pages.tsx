import { useNavigation } from '@mailroom/react'
import { LatePart, lazyPart, partOf, persistently } from '@mailroom/ui'
import { MailboxView } from '@mailroom/mailbox'
import { isOfMailbox } from './isOfMailbox'
import { isWindow } from './isWindow'
import * as styles from './Pages.css'
import type { Journal } from './useJournal'

const SettingsPage = partOf(() => import('../settings/SettingsPage'), 'SettingsPage')
const HomePage = lazyPart(persistently(() => import('../home/HomePage')))
const OtherPage = partOf(() => import('./otherPages'), 'OtherPage')

const WindowPage = partOf(() => import('./WindowPage'), 'WindowPage')

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
