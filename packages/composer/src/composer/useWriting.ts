import { isComing, type UnfinishedFile } from '@mailroom/files'
import { useSending, useStableCallback } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useUploads } from '../attachments/useUploads'
import type { SayComposer } from '../composeStrings'
import type { EditorHandle } from '../editor/MailEditorProps'
import { useInlinePictures } from '../editor/pictures/useInlinePictures'
import { useKnownSignatures } from '../signatures/useKnownSignatures'
import { useWritingMode } from '../modes/useWritingMode'
import type { RecipientLine } from '../people-picker/RecipientLine'
import { onPaper } from '../stationery/onPaper'
import { usePaper } from '../stationery/usePaper'
import { useTemplateTarget } from '../templates/useTemplateTarget'
import { isWorthSaving, subjectToSend } from './checkDraft'
import { contentOf, type ComposeSeed } from './draftFields'
import { useDraftFields } from './useDraftFields'

const noFiles: readonly UnfinishedFile[] = []

interface WritingOptions {
  readonly t: SayComposer
  readonly seed: ComposeSeed
  /** Something of the mail has changed. */
  readonly onTouch: () => void
  readonly onTitleChange: ((subject: string) => void) | undefined
}

/** A mail while it is written: its fields, files, pictures and text, as they are drawn and as they are now. */
export function useWriting({ t, seed, onTouch, onTitleChange }: WritingOptions) {
  const toasts = useToasts()
  const sending = useSending()
  const [draftId] = useState(() => seed.draftId ?? sending.newDraftId())
  const editor = useRef<EditorHandle>(null)

  const [line, setLine] = useState<RecipientLine>('to')

  const tellTitle = useStableCallback((words: string) => onTitleChange?.(words))
  const firstSubject = seed.fields.subject
  useEffect(() => {
    if (firstSubject !== '') tellTitle(firstSubject)
  }, [firstSubject, tellTitle])

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
  const paper = usePaper(fields.paper, now, change, pictures.add)
  const isPictureComing = pictures.isRunning || paper.isComing
  const comingCount = uploads.uploads.filter(isComing).length + (isPictureComing ? 1 : 0)

  const [isEditorThere, setEditorThere] = useState(false)
  const editorHandle = useCallback((made: EditorHandle | null) => {
    editor.current = made
    // Editors hand over a new one whenever they are drawn: what is gone for a moment is not told.
    if (made) setEditorThere(made.isReady())
  }, [])
  const written = () => (editor.current?.isReady() ? editor.current : undefined)
  const whole = () => {
    const body = written()
    const { mode: way = 'rich', paper: sheet } = now()
    // Letter paper is of formatted text; it is there again when that is.
    const dressed = (html: string) => (way === 'rich' ? onPaper(html, sheet) : html)
    return body && contentOf(now(), { html: dressed(body.html()), text: body.text() })
  }
  const signatures = useKnownSignatures()
  const mode = useWritingMode({ seed, written, now, change })
  return {
    draftId,
    editor,
    /** Where the editor hands itself over. */
    editorHandle,
    /** The text can be written and read, as it was drawn last. */
    isEditorThere,
    fields,
    /** The line of recipients that was written in last. */
    line,
    setLine,
    now,
    change,
    tellTitle,
    uploads,
    pictures,
    paper,
    /** Files and pictures that are on their way, as it was drawn last. */
    comingCount,
    /** The same as it is now. */
    areFilesComing: () => uploads.now().some(isComing) || isPictureComing,
    unfinished: (): readonly UnfinishedFile[] =>
      uploads.now().map(({ name, sizeBytes }) => ({ name, sizeBytes })),
    signatures,
    template: useTemplateTarget(written, now, signatures.isKnown),
    /** How it is written, and what its editor begins with. */
    mode,
    /** The editor, once it is there. */
    written,
    /** Nobody wrote a word, and there is no original below it. True as well before the editor is there. */
    isBodyEmpty: () => (written()?.isEmpty() ?? true) && !seed.hasOriginal,
    isWorthKeeping: () => isWorthSaving({ fields: now(), isBodyEmpty: written()?.isEmpty() ?? true }),
    /** The mail as it is kept; undefined before the editor is there. */
    whole,
    /** The mail as it is sent. */
    toSend() {
      const content = whole()
      return content && { ...content, subject: subjectToSend(now()) }
    },
  }
}

export type Writing = ReturnType<typeof useWriting>
