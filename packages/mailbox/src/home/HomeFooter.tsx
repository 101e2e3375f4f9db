import type { HomeBoard } from '@mailroom/core'
import type { SayHome } from './homeStrings'
import { OuterLink } from './OuterLink'
import * as styles from './HomeView.css'

/** Whose mail this is, and the number under which it is registered. @source HO-06 */
export function HomeFooter({ t, footer }: { t: SayHome; footer: HomeBoard['footer'] }) {
  const { organisation, registration } = footer
  return (
    <footer className={styles.footer} aria-label={t('footer')}>
      <span>{organisation}</span>
      {registration &&
        (registration.url ? (
          <OuterLink className={styles.link} href={registration.url}>
            {registration.number}
          </OuterLink>
        ) : (
          <span>{registration.number}</span>
        ))}
    </footer>
  )
}
