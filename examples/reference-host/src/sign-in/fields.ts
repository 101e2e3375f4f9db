import { element } from './element'
import type { Say } from './signInWords'
import * as styles from './signIn.css'

/** A labelled input that can say what is wrong with it. */
export interface FormField {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** Shows the fault under the field; an empty text takes it away. Answers whether there is a fault. */
  say(fault: string): boolean
}

interface FieldOptions {
  name: string
  label: string
  value?: string
  autocomplete?: string
  type?: string
}

/** A line of text. */
export function textField({ name, label, value = '', autocomplete, type = 'text' }: FieldOptions): FormField {
  const id = `mr-${name}`
  const input = element('input', {
    id,
    name,
    type,
    autocomplete,
    class: styles.input,
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': `${id}-fault`,
  })
  input.value = value
  const fault = element('p', { id: `${id}-fault`, class: styles.fault })
  const box = element('div', { class: styles.inputBox }, input)
  const field = element(
    'div',
    { class: styles.field },
    element('label', { for: id, class: styles.label }, label),
    box,
    fault,
  )
  return {
    element: field,
    input,
    say(text) {
      fault.textContent = text
      if (text === '') input.removeAttribute('aria-invalid')
      else input.setAttribute('aria-invalid', 'true')
      return text !== ''
    },
  }
}

/** A password with a button that shows it, and a hint while Caps Lock is on. */
export function passwordField({ say, ...options }: FieldOptions & { say: Say }): FormField {
  const field = textField({ autocomplete: 'current-password', ...options, type: 'password' })
  const { input } = field
  input.dataset.secret = ''
  const toggle = element('button', {
    type: 'button',
    class: styles.reveal,
    'aria-label': say('showPassword'),
  })
  const hint = element('p', { class: styles.hint, role: 'status' })
  toggle.addEventListener('click', () => {
    const isShown = input.type === 'password'
    input.type = isShown ? 'text' : 'password'
    toggle.toggleAttribute('data-shown', isShown)
    toggle.setAttribute('aria-label', say(isShown ? 'hidePassword' : 'showPassword'))
  })
  input.addEventListener('keyup', (event) => {
    hint.textContent = event.getModifierState?.('CapsLock') ? say('capsLock') : ''
  })
  input.addEventListener('blur', () => (hint.textContent = ''))
  input.after(toggle)
  field.element.append(hint)
  return field
}
