import { isMailroomError, maxTagNameCharacters } from '@mailroom/core'
import { useErrorText, useStrings, type WantedTag } from '@mailroom/react'
import { defaultTagColor } from '@mailroom/theme'
import { Button, Field, TextInput } from '@mailroom/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { TagPalette } from './TagPalette'
import { tagStrings } from './tagStrings'
import * as styles from './TagForm.css'

export interface TagFormProps {
  /** @default a new one in the default colour */
  initial?: WantedTag
  submitLabel: string
  /** Rejects with what is wrong; the form says it. */
  onSubmit: (tag: WantedTag) => Promise<unknown>
  onCancel: () => void
  /** At the start of the line of buttons. */
  extra?: ReactNode
}

/** Name and colour of a tag. What the mail system finds wrong with the name stands under it. @source ML-16 */
export function TagForm({ initial, submitLabel, onSubmit, onCancel, extra }: TagFormProps) {
  const { t } = useStrings(tagStrings)
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial?.name ?? '')
  const [color, setColor] = useState(initial?.color ?? defaultTagColor)
  const [nameError, setNameError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const faultOf = (text: string) => {
    const { length } = Array.from(text.trim())
    return length === 0 || length > maxTagNameCharacters ? t('nameRequired') : undefined
  }
  const refuse = (fault: string) => {
    setNameError(fault)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const fault = faultOf(name)
    if (fault !== undefined) return refuse(fault)
    setBusy(true)
    setFailure(undefined)
    try {
      await onSubmit({ name: name.trim(), color })
    } catch (error) {
      setBusy(false)
      const said = isMailroomError(error) ? error.details.fields?.name?.[0] : undefined
      if (said !== undefined) refuse(said)
      else setFailure(t('failed', { reason: errorText(error) ?? '' }))
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('name')} error={nameError} required>
        <TextInput
          ref={input}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setNameError(undefined)
          }}
          onBlur={() => name !== '' && setNameError(faultOf(name))}
        />
      </Field>
      <TagPalette label={t('color')} value={color} onValueChange={setColor} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        {extra}
        <span className={styles.spring} />
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
