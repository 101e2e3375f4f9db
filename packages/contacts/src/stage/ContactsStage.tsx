import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState } from 'react'
import { ContactsView } from '../contacts-view/ContactsView'
import type { ContactPlace } from '../places/ContactPlace'

export interface ContactsStageProps {
  /** @default one's own address book */
  place?: ContactPlace
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  height?: number
  /** Called before the contacts are shown: people, failures, delays. @returns the place to begin with */
  prepare?: (adapter: MemoryAdapter) => Promise<ContactPlace | void> | void
}

const own: ContactPlace = { book: 'personal' }

/** The contacts over a mail system of their own: for stories. */
export function ContactsStage(props: ContactsStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 1180, height = 680 } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ place = own, prepare }] = useState(props)
  const [shown, setShown] = useState<ContactPlace>()
  useEffect(() => {
    let isCurrent = true
    void adapter.control.ready().then(async () => {
      const first = await prepare?.(adapter)
      if (isCurrent) setShown(first ?? place)
    })
    return () => {
      isCurrent = false
    }
  }, [adapter, place, prepare])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        {shown && <ContactsView {...shown} onGo={setShown} onWrite={() => undefined} />}
      </div>
    </MailroomProvider>
  )
}
