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
  button.addEventListener('click', () => {
    showRegistration(form, options).catch((error: unknown) => {
      const alert = form.querySelector('[role="alert"]')
      if (alert) alert.textContent = faultText(error, options.say)
    })
  })
  form.append(button)
  if (location.hash === registrationHash) await showRegistration(form, options)
}
