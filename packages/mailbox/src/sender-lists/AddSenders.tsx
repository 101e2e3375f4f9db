import { formatSize, type SenderList } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button, Field, TextArea, useIme } from '@mailroom/ui'
import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { AddFaults } from './AddFaults'
import { senderListStrings } from './senderListStrings'
import * as styles from './SenderListSettings.css'
import { useAddSenders } from './useAddSenders'

/** Largest file that is read. */
const maxFileBytes = 256 * 1024
const manyRows = 8

/** Takes addresses and domains, typed, pasted or from a file. What is wrong stays to be mended. */
export function AddSenders({ list }: { list: SenderList }) {
  const { t } = useStrings(senderListStrings)
  const { text, setText, error, setError, faults, isBusy, add } = useAddSenders(list)
  const picker = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLFormElement>(null)
  const { isComposing, onCompositionStart, onCompositionEnd } = useIme()
  const isMany = text.includes('\n')

  const submit = async () => {
    await add()
    field.current?.querySelector('textarea')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    // One line is done with Enter; among several it is a new line.
    if (isMany && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    void submit()
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    if (file.size > maxFileBytes) setError(t('fileTooLarge', { limit: formatSize(maxFileBytes) }))
    else setText([text.trim(), (await file.text()).trim()].filter(Boolean).join('\n'))
    target.value = ''
    field.current?.querySelector('textarea')?.focus()
  }

  return (
    <form
      ref={field}
      className={styles.form}
      aria-label={t('add')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={t('add')} hint={t('addHint')} error={error}>
        <TextArea
          rows={isMany ? manyRows : 2}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onCompositionStart={onCompositionStart}
          onCompositionEnd={onCompositionEnd}
        />
      </Field>
      <AddFaults faults={faults} />
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('addDo')}
        </Button>
        <Button onClick={() => picker.current?.click()}>{t('fromFile')}</Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".txt,.csv,text/plain,text/csv"
          aria-label={t('file')}
          onChange={(event) => void readFile(event)}
        />
      </div>
    </form>
  )
}
