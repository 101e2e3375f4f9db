import { defaultFolder, innerDestination, type Destination } from '@mailroom/core'
import { useAdapter, useBackOffice, useSession } from '@mailroom/react'
import {
  CalendarIcon,
  ComposeIcon,
  FolderIcon,
  MailIcon,
  SelfServiceIcon,
  SettingsIcon,
  UsersIcon,
  type IconComponent,
} from '@mailroom/ui'
import { DestinationLink } from '../destination-link/DestinationLink'
import type { SayHome } from './homeStrings'
import * as styles from './HomeView.css'
import { OuterLink } from './OuterLink'

type Word = 'inbox' | 'compose' | 'files' | 'contacts' | 'calendar' | 'settings'

const tiles: readonly (readonly [word: Word, Icon: IconComponent, to: Destination])[] = [
  ['inbox', MailIcon, { kind: 'folder', folder: defaultFolder }],
  ['compose', ComposeIcon, { kind: 'compose', to: [] }],
  ['files', FolderIcon, { kind: 'files', place: 'personal' }],
  ['contacts', UsersIcon, { kind: 'contacts', book: 'personal' }],
  ['calendar', CalendarIcon, { kind: 'calendar' }],
  ['settings', SettingsIcon, { kind: 'settings', page: 'user' }],
]

/** The ways into what there is, and to the organisation's self-service. @source HO-07 */
export function Tiles({ t }: { t: SayHome }) {
  const { sending, drafts, disk, contacts, calendar } = useAdapter()
  const { session } = useSession()
  const selfService = useBackOffice().data?.selfServiceUrl
  const own = selfService && innerDestination(selfService)
  const canWrite = sending !== undefined && drafts !== undefined && session?.features.compose === true
  const hidden: readonly Word[] = [
    ...(canWrite ? [] : (['compose'] as const)),
    ...(disk !== undefined && session?.features.files !== false ? [] : (['files'] as const)),
    ...(contacts ? [] : (['contacts'] as const)),
    ...(calendar ? [] : (['calendar'] as const)),
  ]
  const words = (word: Word | 'selfService', Icon: IconComponent) => (
    <>
      <span className={styles.tileIcon}>
        <Icon size={20} />
      </span>
      <span className={styles.tileWords}>
        <span className={styles.tileTitle}>{t(word)}</span>
        <span className={styles.muted}>{t(`${word}About`)}</span>
      </span>
    </>
  )
  return (
    <nav aria-label={t('areas')}>
      <ul className={styles.links}>
        {selfService && (
          <li>
            {own ? (
              <DestinationLink className={styles.tile} destination={own}>
                {words('selfService', SelfServiceIcon)}
              </DestinationLink>
            ) : selfService.startsWith('/') ? (
              <a className={styles.tile} href={selfService}>
                {words('selfService', SelfServiceIcon)}
              </a>
            ) : (
              <OuterLink className={styles.tile} href={selfService}>
                {words('selfService', SelfServiceIcon)}
              </OuterLink>
            )}
          </li>
        )}
        {tiles
          .filter(([word]) => !hidden.includes(word))
          .map(([word, Icon, destination]) => (
            <li key={word}>
              <DestinationLink className={styles.tile} destination={destination}>
                {words(word, Icon)}
              </DestinationLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
