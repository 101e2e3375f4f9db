import type { DraftAttachment, SavedDraft, SendResult } from '@mailroom/core'
import { useErrorText, useSending, useStrings } from '@mailroom/react'
import { AttachmentIcon, Button, IconButton, SendIcon, TextInput, useToasts } from '@mailroom/ui'
import { useCallback, useImperativeHandle, useMemo, useRef, useState, type DragEvent, type Ref } from 'react'
import { AttachmentList } from '../attachments/AttachmentList'
import { useUploads } from '../attachments/useUploads'
import { composeStrings } from '../composeStrings'
import { EditorPane } from '../editor/EditorPane'
import type { EditorHandle } from '../editor/MailEditorProps'
import { useInlinePictures } from '../editor/useInlinePictures'
import type { DraftJournal } from '../journal/DraftJournal'
import { RecipientLines } from '../recipients/RecipientLines'
import { isWorthSaving, sendFault, subjectToSend } from './checkDraft'
import { CloseDialog, type CloseAnswer } from './CloseDialog'
import type { ComposerHandle } from './ComposerHandle'
import * as styles from './Composer.css'
import { contentOf, type ComposeSeed, type DraftFields } from './draftFields'
import { KeepingLine } from './KeepingLine'
import { useDraftKeeping } from './useDraftKeeping'

interface ComposeFormProps {
  ref?: Ref<ComposerHandle>
  seed: ComposeSeed
  journal?: DraftJournal
  onSent?: (result: SendResult) => void
  onDraftSaved?: (draft: SavedDraft) => void
  onTitleChange?: (subject: string) => void
  onClose?: () => void
}

/** The fields of a mail, its files, its text, and the ways out: send, keep, throw away. */
export function ComposeForm({ ref, seed, journal, onSent, onDraftSaved, onTitleChange, onClose }: ComposeFormProps) {
  const { t } = useStrings(composeStrings)
  const errorText = useErrorText()
  const toasts = useToasts()
  const sending = useSending()
  const [fields, setFields] = useState<DraftFields>(seed.fields)
  const [draftId] = useState(() => seed.draftId ?? sending.newDraftId())
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isDropTarget, setDropTarget] = useState(false)
  const [asked, setAsked] = useState<(answer: CloseAnswer) => void>()
  const editor = useRef<EditorHandle>(null)
  const filePicker = useRef<HTMLInputElement>(null)
  const subject = useRef<HTMLInputElement>(null)

  const isBodyEmpty = () => (editor.current?.isEmpty() ?? true) && seed.quotedHtml === undefined
  const content = () => {
    if (!editor.current || !isWorthSaving({ fields, isBodyEmpty: isBodyEmpty() })) return undefined
    return contentOf(fields, { html: editor.current.html(), text: editor.current.text() })
  }
  const keeping = useDraftKeeping({
    draftId,
    journal,
    content,
    entry: () => (editor.current ? { fields, html: editor.current.html() } : undefined),
    onSaved: onDraftSaved,
  })
  const { markChanged } = keeping

  const change = useCallback(
    (values: Partial<DraftFields>) => {
      setFields((before) => ({ ...before, ...values }))
      setFault(undefined)
      markChanged()
    },
    [markChanged],
  )
  const addAttachment = useCallback(
    (attachment: DraftAttachment) => {
      setFields((before) => ({ ...before, attachments: [...before.attachments, attachment] }))
      markChanged()
    },
    [markChanged],
  )
  const say = useCallback((message: string) => void toasts.show({ message, tone: 'danger' }), [toasts])
  const uploads = useUploads(t, addAttachment, say)
  const pictures = useInlinePictures(t, seed.fields.attachments, addAttachment, say)
  const listed = useMemo(
    () => fields.attachments.filter(({ contentId }) => contentId === undefined),
    [fields.attachments],
  )

  const send = async () => {
    const found = sendFault({ fields, isBodyEmpty: isBodyEmpty(), isUploading: uploads.isRunning })
    if (found) {
      setFault(t(found))
      if (found === 'missingSubject') subject.current?.focus()
      if (found === 'missingContent') editor.current?.focus()
      return
    }
    if (!editor.current || isSending) return
    setSending(true)
    setFault(undefined)
    const whole = contentOf(
      { ...fields, subject: subjectToSend(fields) },
      { html: editor.current.html(), text: editor.current.text() },
    )
    try {
      const result = await sending.send(whole, draftId)
      await keeping.finish()
      toasts.show({ message: t('sent'), tone: 'success' })
      onSent?.(result)
      onClose?.()
    } catch (error) {
      setFault([t('sendFailed'), errorText(error)].filter(Boolean).join(' '))
    } finally {
      setSending(false)
    }
  }

  const save = () => {
    if (!content()) return setFault(t('draftEmpty'))
    void keeping.saveNow().catch(() => undefined)
  }

  useImperativeHandle(ref, () => ({
    async confirmClose() {
      if (!keeping.isChanged() && !uploads.isRunning) return true
      if (!content() && !uploads.isRunning) {
        await keeping.finish()
        return true
      }
      const answer = await new Promise<CloseAnswer>((resolve) => setAsked(() => resolve))
      setAsked(undefined)
      if (answer === 'goOn') return false
      if (answer === 'discard') {
        await keeping.throwAway().catch(() => undefined)
        return true
      }
      return keeping.saveNow().then(
        () => true,
        () => false,
      )
    },
  }))

  const drop = (event: DragEvent) => {
    setDropTarget(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    uploads.add(event.dataTransfer.files)
  }

  return (
    <section
      className={styles.composer}
      aria-label={t('composer')}
      data-drop={isDropTarget || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDropTarget(true)
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setDropTarget(false)}
      onDrop={drop}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
          event.preventDefault()
          void send()
        }
      }}
    >
      <div className={styles.inner}>
        <div className={styles.bar}>
          <Button variant="primary" icon={<SendIcon />} busy={isSending} onClick={() => void send()}>
            {isSending ? t('sending') : t('send')}
          </Button>
          <Button onClick={save} busy={keeping.state.kind === 'saving'}>
            {t('saveDraft')}
          </Button>
          <IconButton label={t('attach')} icon={<AttachmentIcon />} onClick={() => filePicker.current?.click()} />
          <input
            ref={filePicker}
            type="file"
            multiple
            hidden
            aria-label={t('attach')}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <KeepingLine t={t} state={keeping.state} />
        </div>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <RecipientLines t={t} fields={fields} onChange={change} focusTo={seed.fields.to.length === 0} />
        <div className={styles.subjectLine}>
          <TextInput
            ref={subject}
            aria-label={t('subject')}
            placeholder={t('subject')}
            className={styles.subject}
            value={fields.subject}
            onChange={(event) => {
              change({ subject: event.target.value })
              onTitleChange?.(event.target.value)
            }}
          />
        </div>
        <AttachmentList
          t={t}
          attachments={listed}
          uploads={uploads.uploads}
          onRemove={({ id }) => change({ attachments: fields.attachments.filter((each) => each.id !== id) })}
          onCancel={uploads.cancel}
          onRetry={uploads.retry}
        />
        <EditorPane
          ref={editor}
          t={t}
          initialHtml={seed.html}
          quotedHtml={seed.quotedHtml}
          pictures={pictures}
          onChange={markChanged}
          onFiles={uploads.add}
          autoFocus={seed.fields.to.length > 0}
        />
      </div>
      {isDropTarget && (
        <div className={styles.dropHint} aria-hidden>
          {t('dropFiles')}
        </div>
      )}
      <CloseDialog t={t} isOpen={asked !== undefined} onAnswer={(answer) => asked?.(answer)} />
    </section>
  )
}
