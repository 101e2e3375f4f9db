import type { Destination, Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider, type Navigation, type Slots } from '@mailroom/react'
import { defaultSkin, type ColorScheme, type Skin } from '@mailroom/theme'
import { LatePart } from '@mailroom/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { MailboxView, type MailboxViewProps } from '../mailbox-view/MailboxView'
import { SearchBox } from '../search/SearchBox'
import { smallCompany } from './smallCompany'

export interface MailboxStageProps extends MailboxViewProps {
  /** @default a mailbox of its own in the small company */
  adapter?: MemoryAdapter
  locale?: Locale
  skin?: Skin
  colorScheme?: ColorScheme
  /** Where the reader comes in. @default the inbox */
  start?: Destination
  /** Pixels. */
  width?: number
  height?: number
  /** The search box above the mailbox. @default false */
  hasSearchBox?: boolean
  /** What a host puts beside the mailbox. */
  beside?: ReactNode
  /** An integrator's own parts. */
  slots?: Slots
  /** Called before anything is shown: failures, delays, mails. */
  prepare?: (adapter: MemoryAdapter) => void | Promise<unknown>
  /** Every place the reader goes to. */
  onNavigate?: (destination: Destination, navigate: Navigation['navigate']) => void
}

/** A mailbox in a company of its own: for stories and tests. */
export function MailboxStage(props: MailboxStageProps) {
  const { locale = 'en', skin = defaultSkin, colorScheme = 'light', width = 1100, height = 700 } = props
  const { start = inbox, onNavigate, journal, slots, hasSearchBox = false, onSignOut } = props
  const [adapter] = useState(() => props.adapter ?? createMemoryAdapter({ company: smallCompany() }))
  // A stage is set once; another story is another stage.
  const [{ prepare }] = useState(props)
  const [isReady, setReady] = useState(false)
  const [destination, navigate] = useState(start)
  useEffect(() => {
    void adapter.control
      .ready()
      .then(() => prepare?.(adapter))
      .then(() => setReady(true))
  }, [adapter, prepare])
  const navigation = useMemo<Navigation>(
    () => ({ destination, navigate: (next) => navigate(next) }),
    [destination],
  )
  useEffect(() => onNavigate?.(navigation.destination, navigation.navigate), [navigation, onNavigate])
  return (
    <MailroomProvider
      adapter={adapter}
      theme={{ skin, colorScheme }}
      locale={locale}
      navigation={navigation}
      slots={slots}
    >
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        {isReady && hasSearchBox && <SearchBox />}
        {isReady && <LatePart>{props.beside}</LatePart>}
        {isReady && <MailboxView journal={journal} onSignOut={onSignOut} />}
      </div>
    </MailroomProvider>
  )
}

const inbox: Destination = { kind: 'folder', folder: 'INBOX' }
