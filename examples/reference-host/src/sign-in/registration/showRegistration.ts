import { isMailroomError, type RegistrationForm } from '@mailroom/core'
import { captchaPlace } from '../captchaPlace'
import { element } from '../element'
import { faultText } from '../faultText'
import { registrationHash } from './registrationHash'
import type { SignInFormOptions } from '../SignInForm'
import * as styles from '../signIn.css'
import { submitButton } from '../submitButton'
import { back as backStyle } from '../second-step/secondStep.css'
import { loadWords, type SayRegistration } from './loadWords'
import { registrationFields, type RegistrationFields } from './registrationFields'

/**
 * Asks for an account, in the place of the form for signing in, which comes back by the button or by going back. What is wrong
 * stands at its field, and what was typed stays.
 *
 * @throws MailroomError when nobody can register, or the server does not answer
 * @source SE-11
 */
export async function showRegistration(first: HTMLFormElement, options: SignInFormOptions): Promise<void> {
  const { adapter, say, locale } = options
  const { registration } = adapter
  if (!registration) return
  const [words, terms] = await Promise.all([loadWords(locale), registration.terms()])
  const parts = registrationFields(terms, { say, words })
  const captcha = captchaPlace({ ...options, openAdapter: () => Promise.resolve(adapter) })
  if (terms.isCaptchaWanted) await captcha.ask()
  const alert = element('p', { role: 'alert', class: styles.alert })
  const submit = submitButton(say, { submit: words('submit'), submitting: words('submitting') })
  const back = element('button', { type: 'button', class: backStyle }, words('back'))
  const form = element(
    'form',
    { class: styles.form, novalidate: true },
    element('h1', { class: styles.heading, tabindex: '-1' }, words('heading')),
    element('p', { class: styles.hint }, words('hint')),
    ...parts.elements,
    captcha.element,
    alert,
    submit.element,
    back,
  )
  const { show, leave } = placeOf(first)
  back.addEventListener('click', leave)
  for (const field of parts.fields.values())
    field.input.addEventListener('input', () => {
      field.say('')
      alert.textContent = ''
    })

  const register = async () => {
    const solved = await captcha.settle()
    if (!solved) return
    const filled = parts.read()
    await registration.register({ ...filled, ...solved })
    show(doneFace(`${filled.loginName}@${filled.domain}`, words, leave))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submit.isBusy()) return
    if (blame(parts, parts.missing())) return
    submit.setBusy(true)
    alert.textContent = ''
    register()
      .catch(async (error: unknown) => {
        const isCaptcha = await captcha.refused(error).catch(() => false)
        const said = isMailroomError(error) ? (error.details.fields ?? {}) : {}
        if (isCaptcha) alert.textContent = said.captcha?.[0] ?? ''
        else if (!blame(parts, faultsOf(said))) alert.textContent = faultText(error, say)
      })
      .finally(() => submit.setBusy(false))
  })
  show(form)
  if (location.hash !== registrationHash) history.pushState(null, '', registrationHash)
  // After a reload the page around it is shown a moment later.
  setTimeout(() => parts.fields.get('loginName')?.input.focus())
}

/** Says what is wrong where it is, and goes to the first. @returns whether anything is */
function blame({ fields }: RegistrationFields, faults: ReadonlyMap<keyof RegistrationForm, string>): boolean {
  const wrong = [...fields].filter(([name, field]) => field.say(faults.get(name) ?? ''))
  wrong[0]?.[1].input.focus()
  return wrong.length > 0
}

const faultsOf = (said: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(said).map(([name, [sentence = '']]) => [name as keyof RegistrationForm, sentence]))

/** What was asked for waits; nothing is left to do here but to sign in later. */
function doneFace(address: string, words: SayRegistration, leave: () => void): HTMLElement {
  const back = element('button', { type: 'button', class: styles.submit }, words('back'))
  back.addEventListener('click', leave)
  const heading = element('h1', { class: styles.heading, tabindex: '-1' }, words('doneHeading'))
  const face = element(
    'div',
    { class: styles.form },
    heading,
    element('p', { role: 'status' }, words('done', { address })),
    back,
  )
  setTimeout(() => heading.focus())
  return face
}

/** The place of the form for signing in, which shows one thing at a time. Going back brings that form back. */
function placeOf(first: HTMLFormElement) {
  let shown: HTMLElement = first
  const show = (next: HTMLElement) => {
    shown.replaceWith(next)
    shown = next
  }
  const comeBack = () => {
    if (location.hash === registrationHash) return
    window.removeEventListener('popstate', comeBack)
    show(first)
    first.querySelector('input')?.focus()
  }
  window.addEventListener('popstate', comeBack)
  return {
    show,
    leave() {
      history.replaceState(null, '', location.pathname + location.search)
      comeBack()
    },
  }
}
