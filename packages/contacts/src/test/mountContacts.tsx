import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { StrictMode, useState } from 'react'
import { vi } from 'vitest'
import { page as tab } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactsView } from '../contacts-view/ContactsView'
import type { ContactPlace } from '../places/ContactPlace'

interface MountOptions {
  adapter?: MemoryAdapter
  place?: ContactPlace
  locale?: Locale
  width?: number
}

/** The contacts on a page that has nothing else of Mailroom, over a mail system in memory. */
export async function mountContacts({ adapter, place, locale = 'en', width = 1180 }: MountOptions = {}) {
  const system = adapter ?? createMemoryAdapter()
  const onGo = vi.fn<(to: ContactPlace) => void>()
  const onWrite = vi.fn<(to: readonly string[]) => void>()
  await tab.viewport(Math.max(width, 360), 760)
  await render(
    <StrictMode>
      <MailroomProvider adapter={system} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale={locale}>
        <div style={{ blockSize: 700, inlineSize: width }}>
          <Host first={place ?? { book: 'personal' }} {...{ onGo, onWrite }} />
        </div>
      </MailroomProvider>
    </StrictMode>,
  )
  return { adapter: system, onGo, onWrite }
}

interface HostProps {
  first: ContactPlace
  onGo: (to: ContactPlace) => void
  onWrite: (to: readonly string[]) => void
}

/** A host keeps where the reader is. */
function Host({ first, onGo, onWrite }: HostProps) {
  const [shown, setShown] = useState(first)
  return (
    <ContactsView
      {...shown}
      onWrite={onWrite}
      onGo={(to) => {
        onGo(to)
        setShown(to)
      }}
    />
  )
}
