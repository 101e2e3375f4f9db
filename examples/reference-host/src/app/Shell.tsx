import { useTheme, useLive, useNavigation, useSession, useStrings } from '@mailroom/react'
import { HomeIcon, type IconComponent, LatePart, MailIcon } from '@mailroom/ui'
import type { Destination } from '@mailroom/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { hostStrings } from './hostStrings'
import { artworkAddress } from '../boot/artworkAddress'
import { isOfMailbox } from './isOfMailbox'
import { isWindow } from './isWindow'
import { RailEnd, ShareBar } from './lazyParts'
import { RailLink } from './RailLink'
import * as styles from './Shell.css'
import { TopBar } from './TopBar'

export interface ShellProps {
  /** The list is there: the rest of rail and bar comes. */
  isLate: boolean
  /** The page takes focus when it appears, past rail and bar. */
  takesFocus: boolean
  /** Before the session ends by the reader's own will: what this browser keeps for them goes. */
  onLeave: () => Promise<void>
  onSignedOut: () => void
  /** The question before signing out is open. */
  isSignOutAsked: boolean
  onSignOutAsk: (isAsked: boolean) => void
  children: ReactNode
}

/** Those that are there at once; the others come with the end of the rail. */
const areas = [
  { key: 'home', Icon: HomeIcon, destination: { kind: 'home' } },
  { key: 'mailbox', Icon: MailIcon, destination: { kind: 'folder', folder: 'INBOX' } },
] as const satisfies readonly { key: string; Icon: IconComponent; destination: Destination }[]

/** The rail of areas at the side, the bar on top, and the page between them. @source SH-01 */
export function Shell(props: ShellProps) {
  const { isLate, takesFocus, onLeave, onSignedOut, isSignOutAsked, onSignOutAsk, children } = props
  const { t } = useStrings(hostStrings)
  const { destination } = useNavigation()
  const live = useLive()
  const { session } = useSession()
  const { skin, colorScheme } = useTheme()
  const page = useRef<HTMLElement>(null)
  const isFirst = useRef(takesFocus)
  useEffect(() => {
    if (isFirst.current) page.current?.focus({ preventScroll: true })
    isFirst.current = false
  }, [])
  const active = isOfMailbox(destination) ? 'mailbox' : destination.kind
  if (isWindow(destination)) return children
  return (
    <div className={styles.shell}>
      <div className={styles.frame}>
        <nav
          className={styles.rail}
          aria-label={t('main')}
          style={
            isLate
              ? { backgroundImage: `url("${artworkAddress(skin.name, colorScheme, 'rail')}")` }
              : undefined
          }
        >
          {areas.map(({ key, ...link }) => (
            <RailLink key={key} label={t(key)} isCurrent={key === active} {...link} />
          ))}
          {isLate && (
            <LatePart>
              <RailEnd active={active} />
            </LatePart>
          )}
        </nav>
        <div className={styles.page}>
          <TopBar
            isLate={isLate}
            onLeave={onLeave}
            onSignedOut={onSignedOut}
            isSignOutAsked={isSignOutAsked}
            onSignOutAsk={onSignOutAsk}
          />
          {live === 'offline' && (
            <p className={styles.offline} role="status">
              {t('offline')}
            </p>
          )}
          {(isLate || session?.isShared) && (
            <LatePart>
              <ShareBar />
            </LatePart>
          )}
          <main ref={page} className={styles.main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </div>
  )
}
