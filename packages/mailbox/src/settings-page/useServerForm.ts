import { isMailroomError } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

/**
 * A form that the server judges: what was refused stands at its field, or under the form, and nothing that was typed is lost.
 *
 * @param fields those that have a place for what is wrong with them
 * @param work   rejects when it is refused
 */
export function useServerForm(fields: readonly string[], work: () => Promise<void>) {
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const said = (isMailroomError(error) && error.details.fields) || {}
  const isOfField = fields.some((field) => said[field] !== undefined)
  return {
    form,
    isBusy,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
    /** The same without an event, after a question. */
    submit: () => void submit(),
    /** What is wrong with a field. */
    faultOf: (field: string): string | undefined => said[field]?.[0],
    /** What is wrong with none of them. */
    failure: error === undefined || isOfField ? undefined : errorText(error),
  }
}
