import type { Destination } from '@mailroom/core'
import { useAdapter, useLocale, useSession, useStrings } from '@mailroom/react'
import {
  CalendarIcon,
  createIcon,
  FolderIcon,
  HelpIcon,
  type IconComponent,
  LatePart,
  lazyPart,
  persistently,
  SettingsIcon,
  Tooltip,
  UsersIcon,
} from '@mailroom/ui'
import { memo } from 'react'
import { helpAddress } from './helpAddress'
import { laterStrings } from './later/laterStrings'
import * as styles from './RailEnd.css'
import { RailLink } from './RailLink'
import { ReviewLink } from './review/ReviewLink'
import { area } from './Shell.css'
import { ShareSwitch } from './shares/ShareSwitch'

/** Few have any; their code is no part of what everybody waits for. */
const BackOfficeLinks = lazyPart(persistently(() => import('./back-office/BackOfficeLinks')))

const AppsIcon = /* @__PURE__ */ createIcon(
  'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
)

/** Areas beside home page and mailbox. @source SH-01 */
const areas = [
  { key: 'files', Icon: FolderIcon, destination: { kind: 'files', place: 'personal' } },
  { key: 'contacts', Icon: UsersIcon, destination: { kind: 'contacts', book: 'personal' } },
  { key: 'calendar', Icon: CalendarIcon, destination: { kind: 'calendar' } },
  { key: 'settings', Icon: SettingsIcon, destination: { kind: 'settings', page: 'user' } },
] as const satisfies readonly { key: string; Icon: IconComponent; destination: Destination }[]

const appCenter: Destination = { kind: 'appCenter' }

/** The ways to the other areas, to the review, to all apps and to the help, at the end of the rail: the help in a window of its own, so that nothing written is left. @source SH-12, SH-13 */
export const RailEnd = memo(function RailEnd({ active }: { active: string }) {
  const { t } = useStrings(laterStrings)
  const { locale } = useLocale()
  const { contacts, calendar } = useAdapter()
  const { session } = useSession()
  const has = { files: session?.features.files, contacts, calendar, settings: true }
  return (
    <>
      {areas
        .filter(({ key }) => has[key])
        .map(({ key, ...link }) => (
          <RailLink key={key} label={t(key)} isCurrent={active === key} {...link} />
        ))}
      <ReviewLink />
      <span className={styles.end}>
        <ShareSwitch />
        <LatePart>
          <BackOfficeLinks />
        </LatePart>
        <RailLink
          label={t('apps')}
          Icon={AppsIcon}
          destination={appCenter}
          isCurrent={active === 'appCenter'}
        />
        <Tooltip label={t('help')} side="right">
          <a
            className={area}
            href={helpAddress(locale)}
            target="_blank"
            rel="noopener"
            aria-label={t('help')}
          >
            <HelpIcon size={20} />
          </a>
        </Tooltip>
      </span>
    </>
  )
})
