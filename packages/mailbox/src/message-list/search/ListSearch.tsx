import type { MessageSearch } from '@mailroom/core'
import { Button, Field, TextInput, useIme } from '@mailroom/ui'
import { useState, type FormEvent } from 'react'
import type { SayList } from '../listStrings'
import * as styles from './ListSearch.css'
import { searchFields, trimmedSearch } from './searchFields'

export interface ListSearchProps {
  t: SayList
  /** The people of the list are those that mails go to. */
  showsRecipients: boolean
  search: MessageSearch | undefined
  onSearch: (search: MessageSearch | undefined) => void
  onHide: () => void
}

/** Looks for mails of the folder by sender, subject and text. @source ML-09 */
export function ListSearch({ t, showsRecipients, search, onSearch, onHide }: ListSearchProps) {
  const [form, setForm] = useState<MessageSearch>(search ?? {})
  const ime = useIme()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(trimmedSearch(form))
  }
  return (
    <form
      role="search"
      aria-label={t('searchFolder')}
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !ime.isComposing(event)) onHide()
        else if (event.key !== 'Enter' || !ime.isComposing(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onCompositionStart={ime.onCompositionStart}
      onCompositionEnd={ime.onCompositionEnd}
    >
      {searchFields(showsRecipients).map(([field, key], index) => (
        <span key={field} className={styles.field}>
          <Field label={t(key)}>
            <TextInput
              autoFocus={index === 0}
              value={form[field] ?? ''}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setForm({ ...form, [field]: event.target.value })}
            />
          </Field>
        </span>
      ))}
      <span className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
        <Button onClick={onHide}>{t('hideSearch')}</Button>
      </span>
    </form>
  )
}
