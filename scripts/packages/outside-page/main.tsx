import '@mailroom/theme/styles.css'
import '@mailroom/ui/styles.css'
import '@mailroom/react/styles.css'
import '@mailroom/files/styles.css'
import '@mailroom/calendar/styles.css'
import '@mailroom/contacts/styles.css'
import '@mailroom/composer/styles.css'
import '@mailroom/mailbox/styles.css'
import { MailboxView } from '@mailroom/mailbox'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const adapter = createMemoryAdapter()

createRoot(document.getElementById('mail')!).render(
  <StrictMode>
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin }} locale="en">
      <MailboxView />
    </MailroomProvider>
  </StrictMode>,
)
