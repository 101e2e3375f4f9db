import { element } from './element'
import type { Say } from './signInWords'
import * as styles from './signIn.css'

/** The button that sends a form, and does it once at a time. @param words on it; those of signing in otherwise */
export function submitButton(say: Say, words = { submit: say('submit'), submitting: say('submitting') }) {
  const button = element('button', { type: 'submit', class: styles.submit }, words.submit)
  let isBusy = false
  return {
    element: button,
    isBusy: () => isBusy,
    setBusy(next: boolean) {
      isBusy = next
      // Not disabled: the button that was pressed keeps focus.
      button.setAttribute('aria-disabled', String(isBusy))
      button.textContent = isBusy ? words.submitting : words.submit
    },
  }
}
