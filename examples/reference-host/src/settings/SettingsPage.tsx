import {
  locales,
  readSignOnArrival,
  senderLists,
  type SenderList,
  type SettingsPage as Page,
  type SignInMethod,
} from '@mailroom/core'
import {
  CertificateSettings,
  ClosingSettings,
  DelegateSettings,
  NewMailSettings,
  PasskeySettings,
  ProfileSettings,
  SenderListSettings,
  SignatureSettings,
  TagSettings,
  TemplateSettings,
  TwoFactorSettings,
  UndoSendSettings,
  WeChatSettings,
  WritingModeSettings,
} from '@mailroom/mailbox'
import { useLocale, useNavigationActs, useSettings, useSignInInfo, useStrings } from '@mailroom/react'
import { skins } from '@mailroom/theme'
import { LatePart, partOf, SegmentedControl } from '@mailroom/ui'
import { useState } from 'react'
import { hostStrings } from '../app/hostStrings'
import { languageNames } from '../app/languageNames'
import { lookStrings } from '../app/look/lookStrings'
import { useLook } from '../app/LookContext'
import { setNewMailAlerts, useNewMailAlerts } from '../app/newMailAlerts'
import { SkinSwatch } from '../app/SkinSwatch'
import { MailLinks } from './MailLinks'
import { OfOwner } from './OfOwner'
import { OfflineChoice } from './OfflineChoice'
import { PasswordPage } from './PasswordPage'
import * as styles from './SettingsPage.css'
import { useSettingsLinks } from './settingsLinks'
import { settingsStrings } from './settingsStrings'

const CalendarChoices = partOf(() => import('./CalendarChoices'), 'CalendarChoices')

/** The lists of senders are one page here, each under its own address. */
const listPages = { refused: 'blacklist', welcome: 'whitelist', pictures: 'picturesender' } as const
const listOf = (page: Page): SenderList | undefined => senderLists.find((list) => listPages[list] === page)

/** What the reader can choose: skin, light and dark, language. */
export function SettingsPage({ page }: { page: Page }) {
  const { t } = useStrings(settingsStrings)
  const { navigate, href } = useNavigationActs()
  const { t: name } = useStrings(hostStrings)
  const links = useSettingsLinks()
  return (
    <div className={styles.settings}>
      <div className={styles.columns}>
        <nav className={styles.pages} aria-label={name('settings')}>
          {links.map(([each, word]) => (
            <a
              key={each}
              ref={each === page ? intoView : undefined}
              className={styles.link}
              href={href?.({ kind: 'settings', page: each })}
              aria-current={each === page || (each === 'blacklist' && listOf(page)) ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                navigate({ kind: 'settings', page: each })
              }}
            >
              {t(word)}
            </a>
          ))}
        </nav>
        <section className={styles.content}>
          <OfOwner page={page}>{choiceOf(page)}</OfOwner>
        </section>
      </div>
    </div>
  )
}

/** Where the pages stand in a row that is longer than its place. */
const intoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

function choiceOf(page: Page) {
  if (page === 'param') return <Preferences />
  if (page === 'twofactor') return <TwoFactor />
  if (page === 'certificate') return <Certificates />
  if (page === 'template') return <OwnTemplates />
  if (page === 'signature') return <OwnSignatures />
  if (page === 'tag') return <OwnTags />
  if (page === 'calendar')
    return (
      <LatePart>
        <CalendarChoices />
      </LatePart>
    )
  if (page === 'relatelist') return <Delegates />
  if (page === 'user') return <Profile />
  if (page === 'accountcancel') return <Closing />
  const list = listOf(page)
  if (list) return <Senders list={list} />
  return page === 'password' ? <PasswordPage /> : <SkinChoice />
}

/** What signs the reader in beside the password, or after it. @source SE-08, SE-09 */
function TwoFactor() {
  const { t } = useStrings(settingsStrings)
  const { info } = useSignInInfo()
  const [arrival] = useState(() => readSignOnArrival(location.search))
  const isOn = (method: SignInMethod) => info?.methods.includes(method) === true
  return (
    <>
      <h2 className={styles.heading}>{t('twoFactorPage')}</h2>
      <TwoFactorSettings />
      {isOn('passkey') && (
        <>
          <h3 className={styles.subheading}>{t('passkeys')}</h3>
          <PasskeySettings />
        </>
      )}
      {isOn('wechat') && (
        <>
          <h3 className={styles.subheading}>{t('weChat')}</h3>
          <WeChatSettings
            arrival={arrival}
            onArrivalTaken={() => history.replaceState(history.state, '', location.pathname)}
          />
        </>
      )}
    </>
  )
}

/** What the reader begins mails with. @source CO-05, ST-04 */
function OwnTemplates() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('templatePage')}</h2>
      <TemplateSettings />
    </>
  )
}

/** What stands under the reader's mails. @source CO-05, ST-05 */
function OwnSignatures() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('signaturePage')}</h2>
      <SignatureSettings />
    </>
  )
}

/** What mails are marked with; behind the folder lock where one is set. @source SE-29 */
function OwnTags() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('tagPage')}</h2>
      <TagSettings />
    </>
  )
}

/** Who may work in the reader's mailbox. @source ST-16 */
function Delegates() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('delegatesPage')}</h2>
      <DelegateSettings />
    </>
  )
}

/** Who the reader is to the organisation. @source ST-01 */
function Profile() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('userPage')}</h2>
      <ProfileSettings />
    </>
  )
}

/** The way out. @source ST-18 */
function Closing() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('closingPage')}</h2>
      <ClosingSettings />
    </>
  )
}

/** What opens the reader's encrypted mail. @source RD-20 */
function Certificates() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('certificatePage')}</h2>
      <CertificateSettings />
    </>
  )
}

/** Who is refused, who is always welcome, and whose pictures are shown. @source ST-10, RD-17 */
function Senders({ list }: { list: SenderList }) {
  const { t } = useStrings(settingsStrings)
  const { navigate } = useNavigationActs()
  return (
    <>
      <h2 className={styles.heading}>{t('sendersPage')}</h2>
      <SenderListSettings
        list={list}
        onListChange={(next) => navigate({ kind: 'settings', page: listPages[next] })}
      />
    </>
  )
}

function SkinChoice() {
  const { t } = useStrings(lookStrings)
  const { save } = useSettings()
  const look = useLook()
  return (
    <>
      <h2 className={styles.heading}>{t('skin')}</h2>
      <div className={styles.skins} role="radiogroup" aria-label={t('skin')}>
        {skins.map((skin) => (
          <label key={skin.name} className={styles.skin}>
            <input
              type="radio"
              name="skin"
              className={styles.radio}
              checked={skin.name === look.skinName}
              onChange={() => {
                void look.setSkin(skin.name)
                void save({ skin: skin.name })
              }}
            />
            <SkinSwatch skin={skin} isLarge />
            <span className={styles.skinName}>{t(`skin_${skin.name}` as 'skin_keaifen')}</span>
          </label>
        ))}
      </div>
      <h3 className={styles.subheading}>{t('scheme')}</h3>
      <SegmentedControl
        label={t('scheme')}
        value={look.colorScheme}
        segments={[
          { value: 'light', label: t('schemeLight') },
          { value: 'dark', label: t('schemeDark') },
          { value: 'auto', label: t('schemeAuto') },
        ]}
        onValueChange={(value) => {
          look.setColorScheme(value)
          void save({ colorScheme: value })
        }}
      />
    </>
  )
}

function Preferences() {
  const { t: words } = useStrings(settingsStrings)
  const { t } = useStrings(hostStrings)
  const { save } = useSettings()
  const { locale, setLocale } = useLocale()
  const alerts = useNewMailAlerts()
  return (
    <>
      <h2 className={styles.heading}>{words('paramPage')}</h2>
      <h3 className={styles.subheading}>{t('language')}</h3>
      <SegmentedControl
        label={t('language')}
        value={locale}
        segments={locales.map((value) => ({ value, label: languageNames[value] }))}
        onValueChange={(value) => {
          const chosen = locales.find((each) => each === value)
          if (!chosen) return
          setLocale(chosen)
          void save({ locale: chosen })
        }}
      />
      <h3 className={styles.subheading}>{words('writingPage')}</h3>
      <WritingModeSettings />
      <h3 className={styles.subheading}>{words('newMailPage')}</h3>
      <NewMailSettings alerts={alerts} onAlertsChange={setNewMailAlerts} />
      <h3 className={styles.subheading}>{words('sendingPage')}</h3>
      <UndoSendSettings />
      <MailLinks />
      <OfflineChoice />
    </>
  )
}
