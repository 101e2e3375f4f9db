import type { Locale, SignInInfo } from '@mailroom/core'
import { wantedPath } from '../../boot/memory'
import { read, write } from '../../boot/storage'
import { element } from '../element'
import * as styles from '../signIn.css'
import { loadWords } from './loadWords'

/** Signing in by plain HTTP was chosen in this browser, where the organisation lets people choose. @source SE-10 */
const plainSignIn = {
  get: () => read('plain') === '1',
  set: (isPlain: boolean) => write('plain', isPlain ? '1' : undefined),
}

type Secure = NonNullable<SignInInfo['secure']>

/** Behind the address of the plain page: it was chosen on the other one, whose memory this page cannot read. */
const plainMark = '#ssl=off'

/**
 * Leaves for HTTPS, or shows the switch between the two where people may choose.
 *
 * @returns true when the page is being left
 * @source SE-10
 */
export async function takeSecureWay(form: HTMLFormElement, locale: Locale, secure: Secure): Promise<boolean> {
  if (leaveForSecure(secure)) return true
  offerSecure(form, (await loadWords(locale)).ssl, secure)
  return false
}

/**
 * Leaves for HTTPS before anything is typed, unless the person has chosen plain HTTP and the organisation lets them.
 *
 * @returns true when the page is being left
 */
function leaveForSecure({ origin, isRequired }: Secure): boolean {
  if (location.protocol !== 'http:') return false
  if (location.hash === plainMark) {
    plainSignIn.set(true)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  if (!isRequired && plainSignIn.get()) return false
  goTo(origin)
  return true
}

/** The switch between the two, where people may choose. It is on by default. */
function offerSecure(form: HTMLFormElement, word: string, { origin, isRequired }: Secure): void {
  const isOn = location.protocol === 'https:'
  // Behind a port of its own it is not known where plain HTTP would be.
  if (isRequired || (isOn && new URL(origin).port !== '')) return
  const id = 'mr-ssl'
  const box = element('input', { type: 'checkbox', name: 'ssl', id, class: styles.checkbox })
  box.checked = isOn
  box.addEventListener('change', () => {
    plainSignIn.set(!box.checked)
    if (box.checked) goTo(origin)
    else location.assign(`${origin.replace('https:', 'http:')}/login${plainMark}`)
  })
  const remember = form.querySelector('[name="remember"]')?.parentElement
  remember?.after(element('label', { class: styles.remember, for: id }, box, word))
}

/** The same page there; or what the person wanted to see, since this window's memory does not come along. */
function goTo(origin: string): void {
  location.replace(origin + (wantedPath.take() ?? location.pathname + location.search + location.hash))
}
