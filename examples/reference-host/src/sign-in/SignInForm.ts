import { isLoginName, isMailroomError, type Locale, type MailroomAdapter, type Session } from '@mailroom/core'
import { rememberedName } from '../boot/memory'
import { captchaPlace } from './captchaPlace'
import { element } from './element'
import { faultText } from './faultText'
import { goToSecondStep } from './goToSecondStep'
import type { Say } from './signInWords'
import { passwordField, textField, type FormField } from './fields'
import * as styles from './signIn.css'
import { submitButton } from './submitButton'

/** What the form needs when it is shown. */
export interface FirstStepOptions {
  /** What speaks to the gateway comes behind the form. Rejects when its code could not be loaded. */
  openAdapter(): Promise<MailroomAdapter>
  say: Say
  locale: Locale
  /** Called once the server has let the person in. Rejects when the mailbox could not be loaded. */
  onSignedIn(session: Session): Promise<void>
}

/** What signing in needs in every other part of it. */
export interface SignInFormOptions extends Omit<FirstStepOptions, 'openAdapter'> {
  adapter: MailroomAdapter
}

/** The form on the page. */
export interface SignInForm {
  readonly element: HTMLFormElement
  /** Asks for a captcha before the first attempt. @source SE-07 */
  askCaptcha(): Promise<void>
}

/** The form itself: checks what was typed, asks the server, says what went wrong, keeps what was typed. */
export function signInForm(options: FirstStepOptions): SignInForm {
  const { openAdapter, say, onSignedIn } = options
  const remembered = rememberedName.get()
  const username = textField({
    name: 'username',
    label: say('username'),
    value: remembered,
    autocomplete: 'username',
  })
  const password = passwordField({ name: 'password', label: say('password'), say })
  const remember = element('input', {
    type: 'checkbox',
    name: 'remember',
    id: 'mr-remember',
    class: styles.checkbox,
  })
  remember.checked = remembered !== undefined
  const alert = element('p', { role: 'alert', class: styles.alert })
  const submit = submitButton(say)
  const captcha = captchaPlace(options)
  const form = element(
    'form',
    { class: styles.form, novalidate: true },
    element('h1', { class: styles.heading }, say('heading')),
    username.element,
    password.element,
    element('label', { class: styles.remember, for: 'mr-remember' }, remember, say('remember')),
    captcha.element,
    alert,
    submit.element,
  )

  const checks: [FormField, () => string][] = [
    [username, () => usernameFault(username.input.value, say)],
    [password, () => (password.input.value === '' ? say('passwordMissing') : '')],
  ]
  for (const [field, check] of checks) {
    field.input.addEventListener('blur', () => field.input.value !== '' && field.say(check()))
    field.input.addEventListener('input', () => {
      field.say('')
      alert.textContent = ''
    })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submit.isBusy()) return
    const faulty = checks.filter(([field, check]) => field.say(check()))
    if (faulty.length > 0) return faulty[0]![0].input.focus()
    submit.setBusy(true)
    alert.textContent = ''
    const name = username.input.value.trim()
    const signIn = async () => {
      const solved = await captcha.settle()
      if (!solved) return submit.setBusy(false)
      const { session: port } = await openAdapter()
      const session = await port.signIn({
        username: name,
        password: password.input.value,
        ...solved,
      })
      rememberedName.set(remember.checked ? name : undefined)
      await onSignedIn(session)
    }
    signIn()
      .catch(async (error: unknown) => {
        if (!isMailroomError(error) || !error.details.fields?.code) throw error
        rememberedName.set(remember.checked ? name : undefined)
        await goToSecondStep(form, { ...options, adapter: await openAdapter() })
        // It was used up, and whoever comes back needs another.
        await captcha.refused(error)
        submit.setBusy(false)
      })
      .catch(async (error: unknown) => {
        const isCaptchaWanted = await captcha.refused(error).catch(() => false)
        submit.setBusy(false)
        if (isCaptchaWanted) {
          alert.textContent = captchaFault(error) ?? ''
          return
        }
        alert.textContent = faultText(error, say)
        password.input.select()
        password.input.focus()
      })
  })
  queueMicrotask(() => (remembered ? password : username).input.focus())
  return { element: form, askCaptcha: captcha.ask }
}

const captchaFault = (error: unknown) =>
  isMailroomError(error) ? error.details.fields?.captcha?.[0] : undefined

/** @source SE-02 the part before the at sign follows the rule for login names */
function usernameFault(value: string, say: Say): string {
  const name = value.trim()
  if (name === '') return say('usernameMissing')
  return isLoginName(name.split('@')[0]!) ? '' : say('usernameInvalid')
}
