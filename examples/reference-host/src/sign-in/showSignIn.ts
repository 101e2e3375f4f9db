import {
  locales,
  whenIdle,
  type Locale,
  type MailroomAdapter,
  type Session,
  type SignInInfo,
} from '@mailroom/core'
import { ownScope, skinVariables } from '@mailroom/theme'
import { chosenLocale } from '../boot/memory'
import { artworkAddress } from '../boot/artworkAddress'
import { currentLook } from '../boot/look'
import { element } from './element'
import { type Say, signInWords } from './signInWords'
import { goToSecondStep } from './goToSecondStep'
import { signInForm, type SignInFormOptions } from './SignInForm'
import * as styles from './signIn.css'

interface SignInPageOptions {
  /** What speaks to the gateway. Rejects when its code could not be loaded. */
  openAdapter(): Promise<MailroomAdapter>
  root: HTMLElement
  locale: Locale
  /** The language was chosen on this page, and not remembered or guessed. */
  isLocaleChosen?: boolean
  /** The same page in another language: what was typed there stays. */
  previous?: HTMLElement
  /** Shows the mailbox in place of this page. Rejects when its code could not be loaded. */
  onSignedIn(session: Session, locale: Locale, isLocaleChosen?: boolean): Promise<void>
}

/** Where nobody looks at the page, what follows the form begins after this time. */
const formFirstMs = 200

const loadOtherWays = () => import('./other-ways/otherWays')

/** When that code does not come, the page goes on without. */
const withOtherWays = <T>(use: (ways: Awaited<ReturnType<typeof loadOtherWays>>) => Promise<T>) =>
  loadOtherWays()
    .then(use)
    .catch(() => undefined)

const languageNames: Record<Locale, string> = { 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' }
const languageTags: Record<Locale, string> = { 'zh-hans': 'zh-Hans', 'zh-tw': 'zh-Hant', en: 'en' }

/**
 * The sign-in page. It is written without React so that it is there at once and the mailbox's code can be fetched
 * while the person types.
 *
 * @source SE-01, SE-03, SE-08, SE-10, SE-19, SE-20
 */
export async function showSignIn(options: SignInPageOptions): Promise<void> {
  const { openAdapter, root, locale, isLocaleChosen, previous, onSignedIn } = options
  const say = signInWords(locale)
  const look = await currentLook()
  const page = element('div', { class: `${ownScope} ${styles.container}`, lang: languageTags[locale] })
  for (const [name, value] of Object.entries(skinVariables(look.skin, look.scheme)))
    page.style.setProperty(name, value)
  page.style.setProperty('color-scheme', look.scheme)
  document.documentElement.lang = languageTags[locale]
  document.title = say('heading')

  const art = element('div', { class: styles.art, 'aria-hidden': 'true' })
  art.style.backgroundImage = `url("${artworkAddress(look.skin.name, look.scheme, 'login')}")`
  const brand = element('div', { class: styles.brand })
  const claims = element('p', { class: styles.claims })
  const first = {
    say,
    locale,
    onSignedIn: (session: Session) => onSignedIn(session, locale, isLocaleChosen),
  }
  const form = signInForm({ ...first, openAdapter })
  const top = element('div', { class: styles.top })
  const offerLanguages = () => top.append(languageButtons(locale, say, change))
  page.append(
    element(
      'main',
      { class: styles.page },
      art,
      element(
        'div',
        { class: styles.side },
        top,
        element('div', { class: styles.center }, brand, form.element),
        claims,
      ),
    ),
  )
  // Its code may not come: then the first step is taken again.
  if (location.pathname === '/twofactor_login')
    await openAdapter()
      .then((adapter) => goToSecondStep(form.element, { ...first, adapter }))
      .catch(() => undefined)
  if (previous) {
    offerLanguages()
    keepTyped(previous, page)
  }
  root.replaceChildren(page)

  function change(next: Locale) {
    chosenLocale.set(next)
    void showSignIn({ ...options, locale: next, isLocaleChosen: true, previous: page })
  }

  // The form first: all else is set up behind it, and a browser looks long for signs of another script.
  if (!previous) {
    await new Promise<void>((resolve) => whenIdle(resolve, formFirstMs))
    offerLanguages()
  }
  const adapter = await openAdapter().catch(() => undefined)
  if (!adapter) return
  const parts = { ...first, adapter }
  // Somebody is back from where they signed on. When its code does not come, they begin anew.
  if (location.search.includes('state=')) void withOtherWays((ways) => ways.finishSignOn(form.element, parts))
  const info = await adapter.session.signInInfo().catch(() => undefined)
  if (!info) return
  const { secure } = info
  if (secure && (location.protocol === 'http:' || !secure.isRequired)) {
    const isLeft = await withOtherWays((ways) => ways.takeSecureWay(form.element, locale, secure))
    if (isLeft === true) return
  }
  fillBrand(info, brand, claims, say)
  await offerOtherWays(form.element, parts, info).catch(() => undefined)
  if (info.canRegister) {
    await withOtherWays((ways) => ways.offerRegistration(form.element, parts))
    if (previous) keepTyped(previous, page)
  }
  // When its code does not come, the server asks for it with the first attempt.
  if (info.captcha?.when === 'always') await form.askCaptcha().catch(() => undefined)
}

/** Services have their buttons at once; the code of passkeys comes when somebody wants to use one. */
async function offerOtherWays(
  form: HTMLFormElement,
  options: SignInFormOptions,
  info: SignInInfo,
): Promise<void> {
  const { methods } = info
  if (methods.includes('oidc') || methods.includes('wechat'))
    return void (await (await loadOtherWays()).showOtherWays(form, options, info))
  if (!methods.includes('passkey') || !('PublicKeyCredential' in window)) return
  const button = element('button', { type: 'button', class: styles.otherWay }, options.say('passkey'))
  button.addEventListener('click', () => {
    loadOtherWays()
      .then((ways) => ways.pressPasskey(button, form, options, info))
      .catch(() => {
        const alert = form.querySelector('[role="alert"]')
        if (alert) alert.textContent = options.say('appFailed')
      })
  })
  form.append(button)
}

/** What somebody has typed goes over to the page that takes the old one's place. */
function keepTyped(from: HTMLElement, to: HTMLElement): void {
  for (const input of to.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const typed = from.querySelector<HTMLInputElement>(`[name="${input.name}"]`)
    if (typed) Object.assign(input, { value: typed.value, checked: typed.checked })
  }
}

function languageButtons(current: Locale, say: Say, change: (locale: Locale) => void): HTMLElement {
  const buttons = locales.map((locale) => {
    const isCurrent = String(locale === current)
    const attributes = {
      type: 'button',
      class: styles.language,
      'aria-pressed': isCurrent,
      lang: languageTags[locale],
    }
    const button = element('button', attributes, languageNames[locale])
    button.addEventListener('click', () => locale !== current && change(locale))
    return button
  })
  return element('div', { class: styles.languages, role: 'group', 'aria-label': say('language') }, ...buttons)
}

/** What the organisation says about itself. The form works without it, so a failure is left to the sign-in itself. */
function fillBrand(info: SignInInfo, brand: HTMLElement, claims: HTMLElement, say: Say): void {
  const logo = info.logoUrl ? [element('img', { src: info.logoUrl, alt: '', class: styles.logo })] : []
  brand.replaceChildren(...logo, info.title)
  document.title = `${say('heading')} - ${info.title}`
  if (info.claims)
    claims.textContent = say('claims', { spam: info.claims.spamPercent, virus: info.claims.virusPercent })
}
