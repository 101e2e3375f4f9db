import { formatSize } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useImperativeHandle, useRef, type Ref } from 'react'
import { composeStrings } from '../composeStrings'
import { EditorPane } from '../editor/EditorPane'
import type { EditorHandle } from '../editor/MailEditorProps'
import * as styles from './TextEditor.css'
import { useHeldPictures } from './useHeldPictures'

/** What is asked of the editor of a text. @public */
export interface TextEditorHandle {
  /** The text, pictures in it as `data:` addresses; undefined until the editor is there. */
  html(): string | undefined
  focus(): void
}

/** A text to be written, and what it is called. @public */
export interface TextEditorProps {
  handle?: Ref<TextEditorHandle>
  /** What screen readers call it. */
  label: string
  /** The text to begin with; a later one is ignored. It is cleaned before it is shown. */
  initialHtml: string
  /** Of one picture: it travels with each mail. @default 50 000 */
  maxPictureBytes?: number
  onChange?: () => void
}

/**
 * Writes a formatted text that is no mail yet, such as a signature, with the editor of the composer.
 *
 * @public
 * @source CO-05
 */
export function TextEditor(props: TextEditorProps) {
  const { handle, label, initialHtml, maxPictureBytes = 50_000, onChange } = props
  const { t } = useStrings(composeStrings)
  const toasts = useToasts()
  const editor = useRef<EditorHandle>(null)
  const refuse = (message: string) => void toasts.show({ message, tone: 'danger' })
  const pictures = useHeldPictures(maxPictureBytes, (why) =>
    refuse(t(why, { limit: formatSize(maxPictureBytes) })),
  )
  useImperativeHandle(
    handle,
    () => ({
      html: () => (editor.current?.isReady() ? pictures.withPictures(editor.current.html()) : undefined),
      focus: () => editor.current?.focus(),
    }),
    [pictures],
  )
  return (
    <div className={styles.paper}>
      <EditorPane
        handle={editor}
        t={t}
        label={label}
        initialHtml={initialHtml}
        pictures={pictures}
        onChange={() => onChange?.()}
        onFiles={() => refuse(t('heldFiles'))}
      />
    </div>
  )
}
