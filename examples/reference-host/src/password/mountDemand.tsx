import type { Locale, MailroomAdapter } from '@mailroom/core'
import { PasswordDemand } from '@mailroom/mailbox'
import { MailroomProvider } from '@mailroom/react'
import { createRoot } from 'react-dom/client'
import { artworkAddress } from '../boot/artworkAddress'
import { currentLook } from '../boot/look'
import * as styles from './mountDemand.css'

interface DemandOptions {
  adapter: MailroomAdapter
  root: HTMLElement
  locale: Locale
  /** Changed or given up: whoever mounted it shows the sign-in page. */
  onLeave(): Promise<void>
}

/** Shows that the password must be changed in place of the mailbox, which the server keeps shut until then. @source SE-22 */
export async function mountDemand({ adapter, root, locale, onLeave }: DemandOptions): Promise<void> {
  const { skin, scheme } = await currentLook()
  const place = document.createElement('div')
  root.replaceChildren(place)
  const app = createRoot(place)
  const artwork = `url("${artworkAddress(skin.name, scheme, 'login')}")`
  app.render(
    <MailroomProvider adapter={adapter} theme={{ skin, colorScheme: scheme }} isOwnPage locale={locale}>
      <main className={styles.ground} style={{ backgroundImage: artwork }} />
      <PasswordDemand
        onLeave={() => {
          app.unmount()
          void onLeave()
        }}
      />
    </MailroomProvider>,
  )
}
