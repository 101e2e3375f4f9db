import type { Destination, HomeLinkGroup } from '@mailroom/core'
import { useAdapter, useHome, useLocale, useNavigationActs, useSession, useStrings } from '@mailroom/react'
import {
  CalendarIcon,
  FolderIcon,
  HelpIcon,
  HomeIcon,
  MailIcon,
  SelfServiceIcon,
  SettingsIcon,
  UsersIcon,
} from '@mailroom/ui'
import { useId, type ReactNode } from 'react'
import { helpAddress } from '../app/helpAddress'
import * as styles from './AppCenter.css'
import { appStrings } from './appStrings'

const areas = [
  ['mailbox', 'mailboxText', MailIcon, { kind: 'folder', folder: 'INBOX' }],
  ['files', 'filesText', FolderIcon, { kind: 'files', place: 'personal' }],
  ['contacts', 'contactsText', UsersIcon, { kind: 'contacts', book: 'personal' }],
  ['calendar', 'calendarText', CalendarIcon, { kind: 'calendar' }],
  ['home', 'homeText', HomeIcon, { kind: 'home' }],
  ['records', 'recordsText', SelfServiceIcon, { kind: 'records', page: 'login' }],
  ['settings', 'settingsText', SettingsIcon, { kind: 'settings', page: 'param' }],
] as const satisfies readonly (readonly [string, string, typeof MailIcon, Destination])[]

/** All that the product offers, and the links of the organisation. @source SH-13 */
export function AppCenter() {
  const { t } = useStrings(appStrings)
  const { locale } = useLocale()
  const { navigate, href } = useNavigationActs()
  const { info } = useHome()
  const { disk, contacts, calendar } = useAdapter()
  const { session } = useSession()
  const missing: readonly string[] = [
    ...(disk !== undefined && session?.features.files !== false ? [] : ['files']),
    ...(contacts ? [] : ['contacts']),
    ...(calendar ? [] : ['calendar']),
  ]
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>{t('title')}</h2>
      <Group title={t('own')}>
        {areas
          .filter(([name]) => !missing.includes(name))
          .map(([name, text, Icon, target]) => (
            <Tile
              key={name}
              icon={<Icon size={20} />}
              title={t(name)}
              text={t(text)}
              href={href?.(target) ?? ''}
              onOpen={() => navigate(target)}
            />
          ))}
        <Tile
          icon={<HelpIcon size={20} />}
          title={t('help')}
          text={t('helpText')}
          href={helpAddress(locale)}
        />
      </Group>
      {info?.board.linkGroups.map((group, index) => (
        <OutsideLinks key={index} group={group} fallback={t('links')} />
      ))}
    </div>
  )
}

function OutsideLinks({ group, fallback }: { group: HomeLinkGroup; fallback: string }) {
  return (
    <Group title={group.title || fallback}>
      {group.links.map(({ title, description, iconUrl, url }) => (
        <Tile
          key={url}
          icon={iconUrl && <img className={styles.picture} src={iconUrl} alt="" />}
          title={title}
          text={description}
          href={url}
        />
      ))}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.tiles}>{children}</ul>
    </section>
  )
}

interface TileProps {
  icon?: ReactNode
  title: string
  text: string
  href: string
  /** Goes there within the client; without it the address opens in a window of its own. */
  onOpen?: () => void
}

function Tile({ icon, title, text, href, onOpen }: TileProps) {
  return (
    <li>
      <a
        className={styles.tile}
        href={href}
        {...(onOpen ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={(event) => {
          if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          <span className={styles.text}>{text}</span>
        </span>
      </a>
    </li>
  )
}
