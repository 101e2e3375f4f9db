import { checkPasswordChange, isMailroomError, type PasswordChange, type PasswordTerms } from '@mailroom/core'
import { useErrorText, usePassword } from '@mailroom/react'
import { useState, type FormEvent } from 'react'
import { passwordRuleLines, type RuleLine } from './passwordRuleLines'
import type { SayPassword } from './passwordStrings'

/** The three that are typed, in the order of the form. */
export const passwordFields = ['current', 'next', 'confirmation'] as const

/** One of them. */
export type PasswordField = (typeof passwordFields)[number]

type Said = Partial<Record<PasswordField, string>>

/** A form that changes the password. */
export interface PasswordForm {
  readonly values: PasswordChange
  /** What is wrong with each, in words. */
  readonly faults: Said
  /** Why the change did not come to pass, where no field is to blame. */
  readonly failure: string | undefined
  readonly lines: readonly RuleLine[]
  readonly isBusy: boolean
  readonly set: (field: PasswordField, text: string) => void
  /** A field was left: what was typed into it is looked at. */
  readonly leave: (field: PasswordField) => void
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

const empty: PasswordChange = { current: '', next: '', confirmation: '' }

/** Keeps what is typed, checks it by the rules in force, and has the password changed. @source SE-22, SE-23 */
export function usePasswordForm(terms: PasswordTerms, t: SayPassword): PasswordForm {
  const { changePassword } = usePassword()
  const errorText = useErrorText()
  const [values, setValues] = useState(empty)
  const [faults, setFaults] = useState<Said>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const found = faultTexts(values, terms, t)

  /** Answers whether anything is wrong; then the first field that is gets focus. */
  const blame = (said: Said, form: HTMLFormElement): boolean => {
    setFaults(said)
    const first = passwordFields.find((field) => said[field] !== undefined)
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await changePassword(values, t('changed'))
      setValues(empty)
    } catch (error) {
      if (!blame(refusals(error, t), form)) setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    faults,
    failure,
    isBusy,
    lines: passwordRuleLines(terms, checkPasswordChange(values, terms).next, t),
    set(field, text) {
      setValues((before) => ({ ...before, [field]: text }))
      setFaults(({ [field]: _gone, ...others }) => others)
      setFailure(undefined)
    },
    leave(field) {
      if (values[field] !== '') setFaults((before) => ({ ...before, [field]: found[field] }))
    },
    submit(event) {
      event.preventDefault()
      if (!isBusy && !blame(found, event.currentTarget)) void send(event.currentTarget)
    },
  }
}

function faultTexts(values: PasswordChange, terms: PasswordTerms, t: SayPassword): Said {
  const { current, next, confirmation } = checkPasswordChange(values, terms)
  const said: [PasswordField, string | undefined][] = [
    ['current', current[0] && t('currentRequired')],
    ['next', next[0] && t(next[0] === 'required' ? 'nextRequired' : 'nextRefused')],
    [
      'confirmation',
      confirmation[0] && t(confirmation[0] === 'required' ? 'confirmationRequired' : 'different'),
    ],
  ]
  return Object.fromEntries(said.filter(([, text]) => text !== undefined))
}

/** What the mail system says of each field. */
function refusals(error: unknown, t: SayPassword): Said {
  const { fields = {} } = isMailroomError(error) ? error.details : {}
  const said = passwordFields.flatMap((field) =>
    fields[field] === undefined ? [] : [[field, fields[field][0] ?? t('tooLong')] as const],
  )
  return Object.fromEntries(said)
}
