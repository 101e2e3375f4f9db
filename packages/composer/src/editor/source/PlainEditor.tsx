import { useEffect, useRef, type Ref } from 'react'
import type { SayComposer } from '../../composeStrings'
import { htmlOfText } from '../../composer/htmlOfText'
import type { EditorHandle } from '../MailEditorProps'
import * as styles from './PlainEditor.css'
import type { SourceSignature } from './sourceText'
import { useSourceText } from './useSourceText'

export interface SourceEditorProps {
  handle?: Ref<EditorHandle>
  t: SayComposer
  initialText: string
  signatures: readonly SourceSignature[]
  onChange: () => void
  takesFocus?: () => boolean
}

/** Text and nothing else: what is pasted comes as its words. @source CO-04 */
export function PlainEditor({ handle, t, initialText, signatures, onChange, takesFocus }: SourceEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write } = useSourceText({
    handle,
    initialText,
    signatures,
    toHtml: htmlOfText,
    onChange,
    focus: () => field.current?.focus(),
  })
  // Writing begins above the signature and the original.
  useEffect(() => {
    if (!takesFocus?.()) return
    field.current?.focus()
    field.current?.setSelectionRange(0, 0)
  }, [takesFocus])
  return (
    <textarea
      ref={field}
      className={styles.text}
      aria-label={t('body')}
      value={text}
      onChange={(event) => write(event.target.value)}
    />
  )
}
