import { destinationToPath, isMailroomError, type Locale } from '@mailroom/core'
import { element } from '../element'
import { faultText } from '../faultText'
import { textField } from '../fields'
import type { SignInFormOptions } from '../SignInForm'
import * as styles from '../signIn.css'
import { secondPasskey } from '../other-ways/secondPasskey'
import { submitButton } from '../submitButton'
import { smsCode } from './smsCode'
import { back as backStyle } from './secondStep.css'
import type { SecondStepStrings } from './strings/en'

const loaders: Record<Locale, () => Promise<{ default: SecondStepStrings }>> = {
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
  en: () => import('./strings/en'),
}

/**
 * Asks for a code in the place of the password's form, which comes back when the first step has to be taken again.
 *
 * @source SE-08
 */
export async function showSecondStep(firstForm: HTMLFormElement, options: SignInFormOptions): Promise<void> {
  const { adapter, say, locale, onSignedIn } = options
  const { default: words } = await loaders[locale]()
  const code = textField({ name: 'code', label: words.code, autocomplete: 'one-time-code' })
  const alert = element('p', { role: 'alert', class: styles.alert })
  const submit = submitButton(say)
  const back = element('button', { type: 'button', class: backStyle }, words.firstStep)
  const hint = element('p', { class: styles.hint }, words.hint)
  const form = element(
    'form',
    { class: styles.form, novalidate: true },
    element('h1', { class: styles.heading }, words.heading),
    hint,
    code.element,
    alert,
    submit.element,
    back,
  )
  const goBack = (fault = '') => {
    history.replaceState(null, '', destinationToPath({ kind: 'signIn' }))
    form.replaceWith(firstForm)
    const place = firstForm.querySelector('[role="alert"]')
    if (place) place.textContent = fault
    const password = firstForm.querySelector<HTMLInputElement>('[name="password"]')
    if (password) password.value = ''
    password?.focus()
  }
  back.addEventListener('click', () => goBack())
  code.input.addEventListener('input', () => {
    code.say('')
    alert.textContent = ''
  })

  const signIn = async (): Promise<void> => {
    const { twoFactor } = adapter
    if (twoFactor) await onSignedIn(await twoFactor.signIn(code.input.value))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submit.isBusy()) return
    if (code.say(code.input.value.trim() === '' ? words.codeMissing : '')) return code.input.focus()
    submit.setBusy(true)
    alert.textContent = ''
    signIn().catch((error: unknown) => {
      submit.setBusy(false)
      if (isMailroomError(error) && error.kind === 'notFound')
        return goBack(error.details.detail ?? say('server'))
      const wrong = isMailroomError(error) ? error.details.fields?.code?.[0] : undefined
      if (wrong === undefined) alert.textContent = faultText(error, say)
      else code.say(wrong)
      code.input.select()
      code.input.focus()
    })
  })
  history.replaceState(null, '', destinationToPath({ kind: 'secondStep' }))
  firstForm.replaceWith(form)
  const sayFault = (fault: string) => (alert.textContent = fault)
  const place = { words, hint, sayFault, onSent: () => code.input.focus() }
  void smsCode(options, place)
    .then((parts) => submit.element.after(...parts))
    .catch(() => undefined)
  // A code is there for everybody; the button comes when it is known that there is a passkey.
  void secondPasskey(options, sayFault)
    .then((button) => button && submit.element.after(button))
    .catch(() => undefined)
  // After a reload the page around it is shown a moment later.
  setTimeout(() => code.input.focus())
}
