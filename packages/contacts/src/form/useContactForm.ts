import {
  contactFaults,
  isMailroomError,
  type MailroomError,
  noContactFields,
  type ContactFault,
  type ContactField,
  type ContactFields,
  type ContactId,
} from '@mailroom/core'
import { useContactActs, useErrorText } from '@mailroom/react'
import { useRef, useState, type FormEvent } from 'react'
import type { SayContacts } from '../contactsStrings'
import { savedFields } from './contactFields'
import { faultWords } from './faultWords'

/** What was typed, what is wrong with it, and saving it. */
export interface ContactForm {
  readonly fields: ContactFields
  readonly change: (values: Partial<ContactFields>) => void
  /** Checks a field that was left. */
  readonly leave: (field: ContactField) => void
  readonly faultOf: (field: ContactField) => string | undefined
  /** What is wrong that no field can be blamed for. */
  readonly failure: string | undefined
  readonly isBusy: boolean
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

interface ContactFormOptions {
  readonly t: SayContacts
  readonly first: ContactFields
  /** Saves. @returns when it is saved */
  readonly save: (fields: ContactFields) => Promise<unknown>
  readonly onSaved: () => void
}

/** A form for a contact: it validates when a field is left and when it is saved, and keeps what was typed. @source CT-02 */
export function useContactForm({ t, first, save, onSaved }: ContactFormOptions): ContactForm {
  const errorText = useErrorText()
  const [fields, setFields] = useState(first)
  const [faults, setFaults] = useState<Partial<Record<ContactField, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  const faultsNow = () => faultWords(t, contactFaults(savedFields(fields)))
  const show = (found: Partial<Record<ContactField, string>>, form: HTMLFormElement) => {
    setFaults(found)
    // The fault is drawn first: focus goes to what is marked by it.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const run = async (form: HTMLFormElement) => {
    const found = faultsNow()
    setFailure(undefined)
    if (Object.keys(found).length > 0) return show(found, form)
    isRunning.current = true
    setBusy(true)
    try {
      await save(savedFields(fields))
      onSaved()
    } catch (error) {
      const named = isMailroomError(error) ? namedFaults(error) : undefined
      if (isMailroomError(error) && error.kind === 'conflict') show({ address: t('addressTaken') }, form)
      else if (named) show(faultWords(t, named), form)
      else setFailure(errorText(error) ?? t('errorServer'))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return {
    ...{ fields, failure, isBusy },
    change(values) {
      setFields((before) => ({ ...before, ...values }))
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))),
      )
    },
    leave(field) {
      const { [field]: fault } = faultsNow()
      // A field that was never filled in is not blamed before it is saved.
      if (fault !== undefined && fields[field] !== '') setFaults((before) => ({ ...before, [field]: fault }))
    },
    faultOf: (field) => faults[field],
    submit(event) {
      event.preventDefault()
      if (!isRunning.current) void run(event.currentTarget)
    },
  }
}

/** Faults that the mail system has found, by field; undefined where it names none. */
function namedFaults({
  kind,
  details,
}: MailroomError): Partial<Record<ContactField, ContactFault>> | undefined {
  const faults = Object.entries(details.fields ?? {}).flatMap(([field, [fault]]) =>
    field in noContactFields ? [[field, fault] as const] : [],
  )
  return kind === 'invalid' && faults.length > 0 ? Object.fromEntries(faults) : undefined
}

/** Saves somebody new, or a contact. */
export function useSaveContact(id: ContactId | undefined) {
  const { save } = useContactActs()
  return (fields: ContactFields) => save(fields, id)
}
