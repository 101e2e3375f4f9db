import { element } from '../element'
import * as styles from '../signIn.css'

/** A labelled choice that can say what is wrong with it. */
export interface SelectField {
  readonly element: HTMLElement
  readonly input: HTMLSelectElement
  say(fault: string): boolean
}

/** One of some, the first of which may stand for none. */
export function selectField(
  { name, label }: { readonly name: string; readonly label: string },
  options: readonly { readonly value: string; readonly label: string }[],
): SelectField {
  const id = `mr-${name}`
  const select = element(
    'select',
    { id, name, class: styles.input, 'aria-describedby': `${id}-fault` },
    ...options.map((option) => element('option', { value: option.value }, option.label)),
  )
  const fault = element('p', { id: `${id}-fault`, class: styles.fault })
  return {
    element: element(
      'div',
      { class: styles.field },
      element('label', { for: id, class: styles.label }, label),
      select,
      fault,
    ),
    input: select,
    say(text) {
      fault.textContent = text
      if (text === '') select.removeAttribute('aria-invalid')
      else select.setAttribute('aria-invalid', 'true')
      return text !== ''
    },
  }
}
