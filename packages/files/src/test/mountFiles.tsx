import type { DiskPlace, Locale, UploadId } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider, useSession } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { StrictMode, useState } from 'react'
import { vi } from 'vitest'
import { page as tab } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileCenter, type FilePlace } from '../file-center/FileCenter'

interface MountOptions {
  adapter?: MemoryAdapter
  place?: DiskPlace
  folderId?: UploadId
  locale?: Locale
  width?: number
}

/** The file center on a page that has nothing else of Mailroom, over a mail system in memory. */
export async function mountFiles({ adapter, locale, width = 960, ...first }: MountOptions = {}) {
  const system = adapter ?? createMemoryAdapter()
  const onGo = vi.fn<(to: FilePlace) => void>()
  const page = (isShown: boolean) => (
    <StrictMode>
      <MailroomProvider
        adapter={system}
        theme={{ skin: defaultSkin, colorScheme: 'light' }}
        locale={locale ?? 'en'}
      >
        <div style={{ blockSize: 640, inlineSize: width }}>
          {isShown && <Host first={{ place: 'personal', ...first }} onGo={onGo} />}
          <SignOut />
        </div>
      </MailroomProvider>
    </StrictMode>
  )
  await tab.viewport(Math.max(width, 360), 720)
  const screen = await render(page(true))
  return {
    ...{ adapter: system, onGo },
    /** Another area of the host is shown, and the file center again. */
    hide: () => screen.rerender(page(false)),
    show: () => screen.rerender(page(true)),
  }
}

/** A host keeps where the reader is. */
function Host({ first, onGo }: { first: FilePlace; onGo: (to: FilePlace) => void }) {
  const [shown, setShown] = useState(first)
  return (
    <FileCenter
      {...shown}
      onGo={(to) => {
        onGo(to)
        setShown(to)
      }}
    />
  )
}

function SignOut() {
  const { signOut } = useSession()
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign out
    </button>
  )
}
