import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Composer } from '../../composer/Composer'
import type { ComposeStart } from '../../composer/ComposeStart'
import { createBrowserJournal } from '../createBrowserJournal'
import { RestoreNotice } from '../RestoreNotice'

const adapter = createMemoryAdapter()
const journal = createBrowserJournal('chen.yu@example.com')

/** What a host does: a composer, and above it what was interrupted. */
function Page() {
  const [start, setStart] = useState<ComposeStart>({ kind: 'new' })
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
      <RestoreNotice journal={journal} onRestore={(entry) => setStart({ kind: 'restored', entry })} />
      <div style={{ blockSize: 600 }}>
        <Composer key={start.kind} start={start} journal={journal} />
      </div>
    </MailroomProvider>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
