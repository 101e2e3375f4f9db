import type { SavedDraft, SendResult } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { LatePart, mergeRefs, useFileDrop } from '@mailroom/ui'
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { composeStrings } from '../composeStrings'
import type { DraftJournal } from '../journal/DraftJournal'
import type { RecipientLinesHandle } from '../recipients/RecipientLines'
import { SmsDialog } from '../sms/lazySmsDialog'
import { SidePanel } from '../side-panel/lazySidePanel'
import { useSidePanel } from '../side-panel/useSidePanel'
import { Awaiting } from './Awaiting'
import { isOptionFault, type SendFault } from './checkDraft'
import { CloseDialog } from './CloseDialog'
import { ComposeFields } from './ComposeFields'
import type { ComposerHandle } from './ComposerHandle'
import * as styles from './Composer.css'
import { ComposeTools } from './ComposeTools'
import type { ComposeSeed } from './draftFields'
import { SendQuestion } from './SendQuestion'
import { useInert } from './useInert'
import { useLateFocus } from './useLateFocus'
import { useWaysOut } from './useWaysOut'
import { useWriting } from './useWriting'

interface ComposeFormProps {
  handle?: Ref<ComposerHandle>
  seed: ComposeSeed
  journal?: DraftJournal
  onSent?: (result: SendResult) => void
  onDraftSaved?: (draft: SavedDraft) => void
  onScheduled?: (draft: SavedDraft, leavesAt: number) => void
  onTitleChange?: (subject: string) => void
  onClose?: () => void
}

/** The fields of a mail, its files, its text, and the ways out: send, keep, throw away. */
export function ComposeForm({ handle, seed, journal, onTitleChange, ...told }: ComposeFormProps) {
  const { t } = useStrings(composeStrings)
  const lines = useRef<RecipientLinesHandle>(null)
  const subject = useRef<HTMLInputElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const touched = useRef<() => void>(() => undefined)
  const onTouch = useCallback(() => touched.current(), [])
  const writing = useWriting({ t, seed, onTouch, onTitleChange })
  const { editor, uploads } = writing
  const { onComposer, ...panel } = useSidePanel()
  const box = useRef<HTMLElement>(null)
  const boxRef = useMemo(() => mergeRefs(onComposer, box), [onComposer])
  const { isFocusFree, watchProps } = useLateFocus(box, writing.mode.edition)

  const showFault = (fault: SendFault) => {
    if (fault === 'missingSubject') subject.current?.focus()
    else if (fault === 'missingContent') editor.current?.focus()
    else if (isOptionFault(fault)) mail.current?.querySelector<HTMLInputElement>(`[name="${fault}"]`)?.focus()
    else if (fault !== 'uploadsFailed') lines.current?.focusFault()
  }
  const waysOut = useWaysOut({
    t,
    seed,
    writing,
    journal,
    commitRecipients: () => lines.current?.commit(),
    onFault: showFault,
    onSent: told.onSent,
    onDraftSaved: told.onDraftSaved,
    onScheduled: told.onScheduled,
    onClose: told.onClose,
  })
  const { waiting, leaving, close, question, sms, sends } = waysOut
  useLayoutEffect(() => {
    touched.current = waysOut.noteChange
  })
  const isWaiting = waiting.leavesAt !== undefined || leaving.endsAt !== undefined
  useImperativeHandle(handle, () => ({
    confirmClose: close.confirmClose,
    send: waysOut.send,
    focus: () => lines.current?.focusFault(),
  }))
  const mail = useInert(sends.isSending || isWaiting, sendButton)

  const { isOver, dropProps } = useFileDrop((files) => {
    // A mail that waits for its time is not changed.
    if (!isWaiting) uploads.add(files)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return
    const act = { enter: waysOut.askToSend, s: waysOut.save }[event.key.toLowerCase()]
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

  return (
    <section
      ref={boxRef}
      className={styles.composer}
      aria-label={t('composer')}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      {...watchProps}
      {...dropProps}
    >
      <ComposeTools t={t} sendButton={sendButton} writing={writing} waysOut={waysOut} panel={panel} />
      <Awaiting t={t} isAwaiting={sends.isAwaiting} count={writing.comingCount} onTakeBack={sends.takeBack} />
      {sends.fault && (
        <p role="alert" className={styles.fault}>
          {sends.fault.text}
        </p>
      )}
      <div ref={mail} className={styles.desk}>
        <div className={styles.mail}>
          <ComposeFields
            t={t}
            seed={seed}
            writing={writing}
            isWaiting={isWaiting}
            fault={sends.fault}
            lines={lines}
            subject={subject}
            isFocusFree={isFocusFree}
            onWritten={onTouch}
          />
        </div>
        {panel.isOpen && !isWaiting && (
          <LatePart>
            <SidePanel writing={writing} takesFocus={panel.isAskedFor} onClose={() => panel.turn(false)} />
          </LatePart>
        )}
      </div>
      {isOver && (
        <div className={styles.dropHint} aria-hidden>
          {t('dropFiles')}
        </div>
      )}
      <SendQuestion t={t} concerns={question.concerns} onAnswer={question.answer} />
      {sms.people && (
        <LatePart>
          <SmsDialog people={sms.people} onAnswer={sms.answer} />
        </LatePart>
      )}
      <CloseDialog t={t} isOpen={close.isAsking} onAnswer={close.answer} />
    </section>
  )
}
