import { isMailroomError, type MailroomAdapter, type Session } from '@mailroom/core'
import { element } from './element'
import { faultText } from './faultText'
import { textField } from './fields'
import type { Say } from './loadStrings'
import * as styles from './signIn.css'

interface SecondStepFormOptions {
  adapter: MailroomAdapter
  say: Say
  /** Called once the server has let the person in. Rejects when the mailbox could not be loaded. */
  onSignedIn(session: Session): Promise<void>
  /** Called when the first step has to be taken again, with the reason. */
  onFirstStep(fault?: string): void
}

/** Asks for a code after the password. @source SE-08 */
export function secondStepForm({
  adapter,
  say,
  onSignedIn,
  onFirstStep,
}: SecondStepFormOptions): HTMLFormElement {
  const code = textField({ name: 'code', label: say('code'), autocomplete: 'one-time-code' })
  const alert = element('p', { role: 'alert', class: styles.alert })
  const submit = element('button', { type: 'submit', class: styles.submit }, say('submit'))
  const back = element('button', { type: 'button', class: styles.back }, say('firstStep'))
  const form = element(
    'form',
    { class: styles.form, novalidate: true },
    element('h1', { class: styles.heading }, say('secondStep')),
    element('p', { class: styles.hint }, say('codeHint')),
    code.element,
    alert,
    submit,
    back,
  )
  back.addEventListener('click', () => onFirstStep())
  code.input.addEventListener('input', () => {
    code.say('')
    alert.textContent = ''
  })

  let isBusy = false
  const setBusy = (next: boolean) => {
    isBusy = next
    submit.setAttribute('aria-disabled', String(isBusy))
    submit.textContent = say(isBusy ? 'submitting' : 'submit')
  }
  const signIn = async (): Promise<void> => {
    const { twoFactor } = adapter
    if (twoFactor) await onSignedIn(await twoFactor.signIn(code.input.value))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    if (code.say(code.input.value.trim() === '' ? say('codeMissing') : '')) return code.input.focus()
    setBusy(true)
    alert.textContent = ''
    signIn().catch((error: unknown) => {
      setBusy(false)
      if (isMailroomError(error) && error.kind === 'notFound')
        return onFirstStep(error.details.detail ?? say('server'))
      const wrong = isMailroomError(error) ? error.details.fields?.code?.[0] : undefined
      if (wrong === undefined) alert.textContent = faultText(error, say)
      else code.say(wrong)
      code.input.select()
      code.input.focus()
    })
  })
  queueMicrotask(() => code.input.focus())
  return form
}
