import { isMailroomError, maxTextTitleLength, textFaults, type WantedTemplate } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Button, Field, TextInput, useToasts } from '@mailroom/ui'
import { useState, type FormEvent } from 'react'
import * as styles from './TemplatesDialog.css'
import { templateStrings } from './templateStrings'
import type { TemplateTarget } from './TemplateTarget'

export interface SaveTemplateProps {
  target: TemplateTarget
  /** Rejects when it is not taken. */
  save: (wanted: WantedTemplate) => Promise<unknown>
}

const words = {
  title: { required: 'titleRequired', tooLong: 'titleTooLong' },
  content: { required: 'contentRequired', tooLong: 'contentTooLong' },
} as const

/** Makes a template of the mail that is being written. */
export function SaveTemplate({ target, save }: SaveTemplateProps) {
  const { t } = useStrings(templateStrings)
  const errorText = useErrorText()
  const toasts = useToasts()
  const [title, setTitle] = useState(() => target.subject())
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The window lies in the composer for React, whose own forms have nothing to do with it.
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const html = await target.html()
      const wrong = textFaults({ title, html: html ?? '' })
      if (wrong.title) return setFault(t(words.title[wrong.title], { limit: maxTextTitleLength }))
      if (html === undefined || wrong.content) return setFault(t(words.content[wrong.content ?? 'required']))
      await save({ title, html })
      toasts.show({ message: t('saved', { title: title.trim() }), tone: 'success' })
      setTitle('')
    } catch (failure) {
      const reason = isMailroomError(failure) ? failure.details.fields?.title?.[0] : undefined
      setFault(reason ?? errorText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} aria-label={t('saveAs')} onSubmit={(event) => void submit(event)}>
      <h3 className={styles.heading}>{t('saveAs')}</h3>
      <Field label={t('title')} error={fault} required>
        <TextInput
          value={title}
          onChange={(event) => {
            setTitle(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}
