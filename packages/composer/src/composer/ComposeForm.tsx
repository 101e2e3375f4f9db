import type { SavedDraft, SendResult } from '@mailroom/core'
import { useSending, useStableCallback, useStrings } from '@mailroom/react'
import { useFileDrop, useToasts } from '@mailroom/ui'
import {
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { AttachmentList } from '../attachments/AttachmentList'
import { isComing, type UnfinishedFile } from '../attachments/Upload'
import { useUploads } from '../attachments/useUploads'
import { composeStrings } from '../composeStrings'
import { EditorPane } from '../editor/EditorPane'
import type { EditorHandle } from '../editor/MailEditorProps'
import { useInlinePictures } from '../editor/pictures/useInlinePictures'
import type { DraftJournal } from '../journal/DraftJournal'
import { ScheduleFields } from '../options/lazySchedule'
import { SealFields } from '../options/lazySealFields'
import { OptionNotes } from '../options/OptionNotes'
import { ScheduleOption } from '../options/ScheduleOption'
import { SealMenu } from '../options/SealMenu'
import { SendOptionsMenu } from '../options/SendOptionsMenu'
import { SignatureMenu } from '../signatures/SignatureMenu'
import { useKnownSignatures } from '../signatures/useKnownSignatures'
import { RecipientLines, type RecipientLinesHandle } from '../recipients/RecipientLines'
import { TemplatesButton } from '../templates/TemplatesButton'
import { useTemplateTarget } from '../templates/useTemplateTarget'
import { isOptionFault, isWorthSaving, sendFault, subjectToSend, type SendFault } from './checkDraft'
import { CloseDialog } from './CloseDialog'
import { ComposeBar } from './ComposeBar'
import type { ComposerHandle } from './ComposerHandle'
import * as styles from './Composer.css'
import { contentOf, fieldsToKeep, type ComposeSeed } from './draftFields'
import { SendQuestion } from './SendQuestion'
import { SubjectField } from './SubjectField'
import { useCloseQuestion } from './useCloseQuestion'
import { useDraftFields } from './useDraftFields'
import { useDraftKeeping } from './useDraftKeeping'
import { useHandOver } from './useHandOver'
import { useInert } from './useInert'
import { useSend } from './useSend'
import { useSendQuestion } from './useSendQuestion'
import { useWaiting } from './useWaiting'
import { WaitingBar } from './WaitingBar'
import { AwaitingFiles } from './AwaitingFiles'

const noFiles: readonly UnfinishedFile[] = []

interface ComposeFormProps {
  handle?: Ref<ComposerHandle>
  seed: ComposeSeed
  journal?: DraftJournal
  onSent?: (result: SendResult) => void
  onDraftSaved?: (draft: SavedDraft) => void
  onTitleChange?: (subject: string) => void
  onClose?: () => void
}

/** The fields of a mail, its files, its text, and the ways out: send, keep, throw away. */
export function ComposeForm({
  handle,
  seed,
  journal,
  onSent,
  onDraftSaved,
  onTitleChange,
  onClose,
}: ComposeFormProps) {
  const { t } = useStrings(composeStrings)
  const toasts = useToasts()
  const sending = useSending()
  const [draftId] = useState(() => seed.draftId ?? sending.newDraftId())
  const editor = useRef<EditorHandle>(null)
  const lines = useRef<RecipientLinesHandle>(null)
  const subject = useRef<HTMLInputElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)

  const tellTitle = useStableCallback((words: string) => onTitleChange?.(words))
  const firstSubject = seed.fields.subject
  useEffect(() => {
    if (firstSubject !== '') tellTitle(firstSubject)
  }, [firstSubject, tellTitle])

  // What the mail is now

  const touched = useRef<() => void>(() => undefined)
  const onTouch = useCallback(() => touched.current(), [])
  const { fields, now, change, attach } = useDraftFields(seed.fields, onTouch)
  const refuse = useCallback((message: string) => void toasts.show({ message, tone: 'danger' }), [toasts])
  const uploads = useUploads({
    t,
    unfinished: seed.unfinished ?? noFiles,
    attached: () => now().attachments,
    onAdded: attach,
    onRefused: refuse,
    onChange: onTouch,
  })
  const pictures = useInlinePictures(t, seed.fields.attachments, attach, refuse)
  const comingCount = uploads.uploads.filter(isComing).length + (pictures.isRunning ? 1 : 0)
  const isUploading = comingCount > 0
  const areFilesComing = () => uploads.now().some(isComing) || pictures.isRunning
  const unfinished = () => uploads.now().map(({ name, sizeBytes }) => ({ name, sizeBytes }))
  const written = () => (editor.current?.isReady() ? editor.current : undefined)
  const isBodyEmpty = () => (written()?.isEmpty() ?? true) && !seed.hasOriginal
  const isWorthKeeping = () => isWorthSaving({ fields: now(), isBodyEmpty: written()?.isEmpty() ?? true })
  const whole = () => {
    const body = written()
    return body && contentOf(now(), { html: body.html(), text: body.text() })
  }
  const toSend = () => {
    const content = whole()
    return content && { ...content, subject: subjectToSend(now()) }
  }

  const signatures = useKnownSignatures()
  const template = useTemplateTarget(written, now, signatures.isKnown)

  // How it is kept

  const waiting = useWaiting({
    t,
    draftId,
    first: seed.waitsUntil,
    content: () => toSend(),
    onEdit: (leavesAt) => change({ leavesAt }),
    onFault: (found) => setFault(found),
  })
  const isWaiting = waiting.leavesAt !== undefined
  const keeping = useDraftKeeping({
    draftId,
    journal,
    isAhead: seed.isAhead,
    content: () => (isWorthKeeping() && !isWaiting ? whole() : undefined),
    entry: () => {
      const body = written()
      const isKept = isWorthKeeping() || unfinished().length > 0
      return body && isKept
        ? { fields: fieldsToKeep(now()), html: body.html(), unfinished: unfinished() }
        : undefined
    },
    isPartial: () => unfinished().length > 0,
    onSaved: onDraftSaved,
  })
  const close = useCloseQuestion({
    isUnsaved: () => keeping.isChanged() || isUploading,
    isWorthKeeping: () => isWorthKeeping() || isUploading,
    save: keeping.saveNow,
    throwAway: keeping.throwAway,
  })
  useImperativeHandle(handle, () => ({ confirmClose: close.confirmClose }))

  // How it leaves

  const showFault = (fault: SendFault) => {
    if (fault === 'missingSubject') subject.current?.focus()
    else if (fault === 'missingContent') editor.current?.focus()
    else if (isOptionFault(fault)) mail.current?.querySelector<HTMLInputElement>(`[name="${fault}"]`)?.focus()
    else if (fault !== 'uploadsFailed') lines.current?.focusFault()
  }
  const question = useSendQuestion()
  const handOver = useHandOver({ t, draftId, forget: keeping.forget, onSent, onDraftSaved, onClose })
  const { send, isSending, isAwaiting, takeBack, fault, setFault, clearFault } = useSend({
    t,
    check() {
      // What stands in a field of recipients and is not one yet becomes one now.
      lines.current?.commit()
      const isFailed = !uploads.now().every(isComing)
      const files = isFailed ? 'failed' : areFilesComing() ? 'coming' : 'there'
      return sendFault({ fields: now(), isBodyEmpty: isBodyEmpty(), files })
    },
    isUploading,
    areFilesComing,
    content: toSend,
    mayLeave: () => question.mayLeave(now(), written()?.ownText() ?? ''),
    pause: keeping.pause,
    resume: keeping.resume,
    handOver: (content) => handOver(content, now().leavesAt),
    onFault: showFault,
  })
  useLayoutEffect(() => {
    touched.current = () => {
      clearFault()
      keeping.markChanged()
    }
  })
  const mail = useInert(isSending || isWaiting, sendButton)
  const save = () => {
    lines.current?.commit()
    if (!isWorthKeeping()) return setFault({ text: t('draftEmpty') })
    clearFault()
    void keeping.saveNow().catch(() => undefined)
  }

  const { isOver, dropProps } = useFileDrop((files) => {
    // A mail that waits for its time is not changed.
    if (!isWaiting) uploads.add(files)
  })
  const askToSend = () => {
    uploads.resume()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return
    const act = { enter: askToSend, s: save }[event.key.toLowerCase()]
    if (!act || isWaiting) return
    event.preventDefault()
    act()
  }
  // What is pasted into the text comes to its own page; words go where the cursor stands.
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData
    if (isWaiting || files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    uploads.add([...files])
  }
  const listed = useMemo(
    () => fields.attachments.filter((each) => each.contentId === undefined),
    [fields.attachments],
  )
  const isAnswer = seed.fields.to.length > 0

  return (
    <section
      className={styles.composer}
      aria-label={t('composer')}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      {...dropProps}
    >
      {waiting.leavesAt !== undefined ? (
        <WaitingBar
          t={t}
          sendButton={sendButton}
          leavesAt={waiting.leavesAt}
          isSending={isSending}
          isBusy={waiting.isBusy}
          onSendNow={() => void send()}
          onChangeTime={(at) => void waiting.changeTime(at)}
          onEdit={() => void waiting.backToDraft()}
        />
      ) : (
        <ComposeBar
          t={t}
          sendButton={sendButton}
          isSending={isSending}
          isAwaiting={isAwaiting}
          isScheduled={fields.leavesAt !== undefined}
          keeping={keeping.state}
          asksReceipt={fields.asksReceipt === true}
          onAskReceipt={(asksReceipt) => change({ asksReceipt })}
          onSend={askToSend}
          onSave={save}
          onFiles={uploads.add}
        >
          <TemplatesButton t={t} target={template} />
          <SignatureMenu
            t={t}
            signatures={signatures.all}
            shown={() => written()?.signatureText()}
            onChoose={(html) => written()?.setSignature(html)}
          />
          <SealMenu
            t={t}
            seal={fields.seal}
            isSeparate={fields.isSeparate === true}
            isDisabled={fields.leavesAt !== undefined}
            onChange={(seal) => change({ seal })}
          />
          <SendOptionsMenu t={t} fields={fields} onChange={change} />
          <ScheduleOption
            t={t}
            leavesAt={fields.leavesAt}
            isDisabled={fields.seal !== undefined}
            onChange={(leavesAt) => change({ leavesAt })}
          />
        </ComposeBar>
      )}
      <AwaitingFiles t={t} count={isAwaiting ? comingCount : 0} onTakeBack={takeBack} />
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault.text}
        </p>
      )}
      <div ref={mail} className={styles.mail}>
        <RecipientLines
          handle={lines}
          t={t}
          fields={fields}
          onChange={change}
          focusTo={!isAnswer && !isWaiting}
        />
        <SubjectField
          inputRef={subject}
          t={t}
          value={fields.subject}
          isInvalid={fault?.fault === 'missingSubject'}
          onChange={(typed) => {
            change({ subject: typed })
            tellTitle(typed)
          }}
        />
        {fields.seal && (
          <Suspense fallback={null}>
            <SealFields
              t={t}
              seal={fields.seal}
              recipients={fields}
              fault={fault?.fault}
              onChange={(seal) => change({ seal })}
            />
          </Suspense>
        )}
        {fields.leavesAt !== undefined && (
          <Suspense fallback={null}>
            <ScheduleFields
              t={t}
              leavesAt={fields.leavesAt}
              isInvalid={fault?.fault === 'scheduleTime'}
              onChange={(leavesAt) => change({ leavesAt })}
            />
          </Suspense>
        )}
        <OptionNotes t={t} fields={fields} onChange={change} />
        <AttachmentList
          t={t}
          attachments={listed}
          uploads={uploads}
          onRemove={({ id }) => change({ attachments: now().attachments.filter((each) => each.id !== id) })}
        />
        <EditorPane
          handle={editor}
          t={t}
          initialHtml={seed.html}
          quotedHtml={seed.quotedHtml}
          pictures={pictures}
          isKnownSignature={signatures.isKnown}
          onChange={onTouch}
          onFiles={uploads.add}
          autoFocus={isAnswer}
        />
      </div>
      {isOver && (
        <div className={styles.dropHint} aria-hidden>
          {t('dropFiles')}
        </div>
      )}
      <SendQuestion t={t} concerns={question.concerns} onAnswer={question.answer} />
      <CloseDialog t={t} isOpen={close.isAsking} onAnswer={close.answer} />
    </section>
  )
}
