import { element } from '../element'
import { faultText } from '../faultText'
import type { SignInFormOptions } from '../SignInForm'
import * as styles from '../signIn.css'
import { loadWords } from './loadWords'
import { registrationHash } from './registrationHash'
import { showRegistration } from './showRegistration'

/** The way to an account for who has none, and its form where the address names it. @source SE-11 */
export async function offerRegistration(form: HTMLFormElement, options: SignInFormOptions): Promise<void> {
  const words = await loadWords(options.locale)
  const button = element('button', { type: 'button', class: styles.otherWay }, words('offer'))
  const show = () => {
    showRegistration(form, options).catch((error: unknown) => {
      const alert = form.querySelector('[role="alert"]')
      if (alert) alert.textContent = faultText(error, options.say)
    })
  }
  button.addEventListener('click', show)
  // Forward again, after going back to this form. In another language it is another form.
  window.addEventListener('popstate', () => {
    if (form.isConnected && location.hash === registrationHash) show()
  })
  form.append(button)
  if (location.hash === registrationHash) await showRegistration(form, options)
}
