import { isLoginName, isMailroomError, type Locale, type MailroomAdapter, type Session } from '@mailroom/core'
import { rememberedName } from '../boot/memory'
import { element } from './element'
import { faultText } from './faultText'
import { goToSecondStep } from './goToSecondStep'
import type { Say } from './loadStrings'
import { passwordField, textField, type FormField } from './fields'
import * as styles from './signIn.css'
import { submitButton } from './submitButton'

/** What signing in needs, in either step. */
export interface SignInFormOptions {
  adapter: MailroomAdapter
  say: Say
  locale: Locale
  /** Called once the server has let the person in. Rejects when the mailbox could not be loaded. */
  onSignedIn(session: Session): Promise<void>
}

/** The form itself: checks what was typed, asks the server, says what went wrong, keeps what was typed. */
export function signInForm(options: SignInFormOptions): HTMLFormElement {
  const { adapter, say, onSignedIn } = options
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
  const form = element(
    'form',
    { class: styles.form, novalidate: true },
    element('h1', { class: styles.heading }, say('heading')),
    username.element,
    password.element,
    element('label', { class: styles.remember, for: 'mr-remember' }, remember, say('remember')),
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
    adapter.session
      .signIn({ username: name, password: password.input.value })
      .then(async (session) => {
        rememberedName.set(remember.checked ? name : undefined)
        await onSignedIn(session)
      })
      .catch(async (error: unknown) => {
        if (!isMailroomError(error) || !error.details.fields?.code) throw error
        rememberedName.set(remember.checked ? name : undefined)
        await goToSecondStep(form, options)
        submit.setBusy(false)
      })
      .catch((error: unknown) => {
        submit.setBusy(false)
        alert.textContent = faultText(error, say)
        password.input.select()
        password.input.focus()
      })
  })
  queueMicrotask(() => (remembered ? password : username).input.focus())
  return form
}

/** @source SE-02 the part before the at sign follows the rule for login names */
function usernameFault(value: string, say: Say): string {
  const name = value.trim()
  if (name === '') return say('usernameMissing')
  return isLoginName(name.split('@')[0]!) ? '' : say('usernameInvalid')
}
