import { isMailroomError, maxTextTitleLength, textFaults } from '@mailroom/core'
import { TextEditor, type TextEditorHandle } from '@mailroom/composer'
import { useErrorText, type Translate } from '@mailroom/react'
import { Button, ConfirmDialog, Field, TextInput, useToasts } from '@mailroom/ui'
import { useRef, useState, type FormEvent } from 'react'
import * as styles from './keptTexts.css'

/** A text that is kept for later mails; without an id it is a new one. */
export interface WantedText {
  readonly id?: string
  readonly title: string
  readonly html: string
}

/** The sentences of a form, as each kind of text says them. */
type FormWord =
  | 'formNew'
  | 'formEdit'
  | 'title'
  | 'titleHint'
  | 'content'
  | 'titleRequired'
  | 'titleTooLong'
  | 'contentRequired'
  | 'contentTooLong'
  | 'saved'
  | 'save'
  | 'cancel'
  | 'dropAsk'
  | 'dropText'
  | 'drop'

export interface KeptTextFormProps<Saved> {
  t: Translate<FormWord>
  text: WantedText
  /** Of one picture in it. @default 50 000 */
  maxPictureBytes?: number
  /** Rejects when it is not taken. */
  save: (wanted: WantedText) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onCancel: () => void
}

/** What is wrong, by field, as sentences. */
interface Faults {
  readonly title?: string
  readonly content?: string
}

const words = {
  title: { required: 'titleRequired', tooLong: 'titleTooLong' },
  content: { required: 'contentRequired', tooLong: 'contentTooLong' },
} as const

/** Writes a signature or a template. A failure keeps what was typed. @source ST-04, ST-05 */
export function KeptTextForm<Saved>({
  t,
  text,
  save,
  onSaved,
  onCancel,
  ...limits
}: KeptTextFormProps<Saved>) {
  const errorText = useErrorText()
  const toasts = useToasts()
  const [title, setTitle] = useState(text.title)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isChanged = useRef(false)
  const titleInput = useRef<HTMLInputElement>(null)
  const editor = useRef<TextEditorHandle>(null)

  const blame = (found: Faults) => {
    setFaults(found)
    if (found.title !== undefined) titleInput.current?.focus()
    else if (found.content !== undefined) editor.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const html = editor.current?.html()
    if (isBusy || html === undefined) return
    setFailure(undefined)
    const wrong = textFaults({ title, html })
    if (wrong.title || wrong.content)
      return blame({
        ...(wrong.title && { title: t(words.title[wrong.title], { limit: maxTextTitleLength }) }),
        ...(wrong.content && { content: t(words.content[wrong.content]) }),
      })
    setFaults({})
    setBusy(true)
    try {
      const saved = await save({ ...text, title, html })
      toasts.show({ message: t('saved'), tone: 'success' })
      onSaved(saved)
    } catch (error) {
      const reason = errorText(error) ?? ''
      const isOfTitle = isMailroomError(error) && error.details.fields?.title !== undefined
      if (isOfTitle) blame({ title: reason })
      else setFailure(reason)
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.section}
      aria-label={t(text.id === undefined ? 'formNew' : 'formEdit')}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={t('title')} hint={t('titleHint')} error={faults.title} required>
        <TextInput
          ref={titleInput}
          value={title}
          autoFocus
          onChange={(event) => {
            setTitle(event.target.value)
            isChanged.current = true
          }}
        />
      </Field>
      <Field label={t('content')} error={faults.content} required>
        <TextEditor
          handle={editor}
          label={t('content')}
          initialHtml={text.html}
          maxPictureBytes={limits.maxPictureBytes}
          onChange={() => {
            isChanged.current = true
          }}
        />
      </Field>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
        <Button onClick={() => (isChanged.current ? setAsking(true) : onCancel())}>{t('cancel')}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('dropAsk')}
        description={t('dropText')}
        confirmLabel={t('drop')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={onCancel}
      />
    </form>
  )
}
