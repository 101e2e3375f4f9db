import { defaultFolder, type Destination } from '@mailroom/core'
import { useAdapter } from '@mailroom/react'
import { ComposeIcon, MailIcon, SettingsIcon, type IconComponent } from '@mailroom/ui'
import { DestinationLink } from './DestinationLink'
import type { SayHome } from './homeStrings'
import * as styles from './HomeView.css'

type Word = 'inbox' | 'compose' | 'settings'

const tiles: readonly (readonly [word: Word, about: `${Word}About`, Icon: IconComponent, to: Destination])[] =
  [
    ['inbox', 'inboxAbout', MailIcon, { kind: 'folder', folder: defaultFolder }],
    ['compose', 'composeAbout', ComposeIcon, { kind: 'compose', to: [] }],
    ['settings', 'settingsAbout', SettingsIcon, { kind: 'settings', page: 'user' }],
  ]

/** The ways into what there is. @source HO-07 */
export function Tiles({ t }: { t: SayHome }) {
  const { sending, drafts } = useAdapter()
  const canWrite = sending !== undefined && drafts !== undefined
  return (
    <nav aria-label={t('areas')}>
      <ul className={styles.links}>
        {tiles
          .filter(([word]) => word !== 'compose' || canWrite)
          .map(([word, about, Icon, destination]) => (
            <li key={word}>
              <DestinationLink className={styles.tile} destination={destination}>
                <span className={styles.tileIcon}>
                  <Icon size={20} />
                </span>
                <span className={styles.tileWords}>
                  <span className={styles.tileTitle}>{t(word)}</span>
                  <span className={styles.muted}>{t(about)}</span>
                </span>
              </DestinationLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
