import { isMailroomError, maxSearchNameLength } from '@mailroom/core'
import { useErrorText, useSavedSearches } from '@mailroom/react'
import { Button, Field, Popover, TextInput, useIme, useToasts } from '@mailroom/ui'
import { useRef, useState, type FormEvent } from 'react'
import type { SaySearch } from '../searchStrings'
import * as styles from './SearchResults.css'

/** Gives the search a name under which the box offers it again. @source ML-27 */
export function SaveSearch({ t, query }: { t: SaySearch; query: string }) {
  return (
    <Popover
      label={t('saveSearch')}
      align="end"
      trigger={
        <Button size="small" variant="ghost">
          {t('saveSearch')}
        </Button>
      }
    >
      {(close) => <SaveForm t={t} query={query} onDone={close} />}
    </Popover>
  )
}

function SaveForm({ t, query, onDone }: { t: SaySearch; query: string; onDone: () => void }) {
  const { save } = useSavedSearches()
  const errorText = useErrorText()
  const toasts = useToasts()
  const ime = useIme()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await save({ name, query })
      toasts.show({ message: t('saved'), tone: 'success' })
      onDone()
    } catch (error) {
      const field = isMailroomError(error) ? error.details.fields?.name?.[0] : undefined
      setFault(field || errorText(error))
      setSaving(false)
      input.current?.focus()
    }
  }
  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)}>
      <Field label={t('searchName')} hint={t('saveSearchHint')} error={fault}>
        <TextInput
          ref={input}
          value={name}
          maxLength={maxSearchNameLength}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
            setFault(undefined)
          }}
          onKeyDown={(event) => ime.isComposing(event) && event.key === 'Enter' && event.preventDefault()}
          onCompositionStart={ime.onCompositionStart}
          onCompositionEnd={ime.onCompositionEnd}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={isSaving}>
        {t('save')}
      </Button>
    </form>
  )
}
