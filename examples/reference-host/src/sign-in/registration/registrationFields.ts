import type { RegistrationDepartment, RegistrationForm, RegistrationTerms } from '@mailroom/core'
import { element } from '../element'
import { passwordField, textField, type FormField } from '../fields'
import type { Say } from '../signInWords'
import * as signIn from '../signIn.css'
import type { SayRegistration } from './loadWords'
import * as styles from './registration.css'
import { ruleSentences } from './ruleSentences'
import { selectField, type SelectField } from './selectField'

/** What can be filled in, by its name in the form that is sent. */
export interface RegistrationFields {
  readonly elements: readonly HTMLElement[]
  /** Those that have a place for what is wrong with them, in their order. */
  readonly fields: ReadonlyMap<keyof RegistrationForm, FormField | SelectField>
  /** What is missing, by field, as sentences. */
  missing(): ReadonlyMap<keyof RegistrationForm, string>
  /** What was filled in. */
  read(): Omit<RegistrationForm, 'captchaId'>
}

/** The fields of somebody who asks for an account. @source SE-11 */
export function registrationFields(
  terms: RegistrationTerms,
  { say, words }: { readonly say: Say; readonly words: SayRegistration },
): RegistrationFields {
  const loginName = textField({ name: 'loginName', label: words('loginName'), autocomplete: 'username' })
  const domain = domainOf(terms.domains, words)
  loginName.input.after(domain.element)
  const password = passwordField({
    name: 'newPassword',
    label: words('password'),
    autocomplete: 'new-password',
    say,
  })
  password.element.append(element('p', { class: signIn.hint }, ruleSentences(terms.passwordRules, words)))
  const confirmation = passwordField({
    name: 'confirmation',
    label: words('confirmation'),
    autocomplete: 'new-password',
    say,
  })
  const name = textField({ name: 'name', label: words('name'), autocomplete: 'name' })
  const englishName = textField({ name: 'englishName', label: words('englishName') })
  const jobNumber = textField({ name: 'jobNumber', label: words('jobNumber') })
  const department = selectField({ name: 'department', label: words('department') }, [
    { value: '', label: words('choose') },
    ...departmentOptions(terms.departments),
  ])
  const agreed = agreementOf(terms.agreement, words)

  const texts = { loginName, password, confirmation, name } as const
  const fields = new Map<keyof RegistrationForm, FormField | SelectField>([
    ['loginName', loginName],
    ['password', password],
    ['confirmation', confirmation],
    ['name', name],
    ['englishName', englishName],
    ['jobNumber', jobNumber],
    ...(terms.departments.length > 0 ? ([['departmentId', department]] as const) : []),
    ...(agreed ? ([['isAgreed', agreed]] as const) : []),
  ])
  return {
    elements: [...fields.values()].map((field) => field.element),
    fields,
    missing() {
      const missing = new Map<keyof RegistrationForm, string>()
      for (const [key, { input }] of Object.entries(texts) as [keyof typeof texts, FormField][])
        if (input.value.trim() === '') missing.set(key, words('missing'))
      if (!missing.has('confirmation') && confirmation.input.value.trim() !== password.input.value.trim())
        missing.set('confirmation', words('different'))
      if (fields.has('departmentId') && department.input.value === '')
        missing.set('departmentId', words('departmentMissing'))
      if (agreed && !agreed.input.checked) missing.set('isAgreed', words('agreeMissing'))
      return missing
    },
    read: () => ({
      loginName: loginName.input.value.trim(),
      domain: domain.value(),
      password: password.input.value,
      confirmation: confirmation.input.value,
      name: name.input.value,
      englishName: englishName.input.value,
      jobNumber: jobNumber.input.value,
      ...(department.input.value !== '' && { departmentId: Number(department.input.value) }),
      isAgreed: agreed?.input.checked ?? false,
    }),
  }
}

/** Stands behind the address; there is nothing to choose where there is one. */
function domainOf(domains: readonly string[], words: SayRegistration) {
  const [only = '', ...others] = domains
  if (others.length === 0) {
    return { element: element('span', { class: styles.domain }, `@${only}`), value: () => only }
  }
  const select = element(
    'select',
    { name: 'domain', class: styles.domainChoice, 'aria-label': words('domain') },
    ...domains.map((domain) => element('option', { value: domain }, `@${domain}`)),
  )
  return { element: select, value: () => select.value }
}

/** Each below the one that it belongs to, further in. */
function departmentOptions(departments: readonly RegistrationDepartment[], parentId?: number, depth = 0) {
  return departments
    .filter((one) => one.parentId === parentId)
    .flatMap(({ id, name }): { value: string; label: string }[] => [
      { value: String(id), label: `${'\u3000'.repeat(depth)}${name}` },
      ...departmentOptions(departments, id, depth + 1),
    ])
}

/** What has to be agreed to; nothing where there is no text. */
function agreementOf(text: string, words: SayRegistration): FormField | undefined {
  if (text === '') return undefined
  const id = 'mr-agreed'
  const input = element('input', {
    type: 'checkbox',
    name: 'agreed',
    id,
    class: signIn.checkbox,
    'aria-describedby': `${id}-fault`,
  })
  const fault = element('p', { id: `${id}-fault`, class: signIn.fault })
  return {
    element: element(
      'div',
      { class: signIn.field },
      // It scrolls: the keyboard has to reach it.
      element(
        'div',
        { class: styles.agreement, role: 'region', 'aria-label': words('agreement'), tabindex: '0' },
        text,
      ),
      element('label', { class: signIn.remember, for: id }, input, words('agree')),
      fault,
    ),
    input,
    say(said) {
      fault.textContent = said
      if (said === '') input.removeAttribute('aria-invalid')
      else input.setAttribute('aria-invalid', 'true')
      return said !== ''
    },
  }
}
