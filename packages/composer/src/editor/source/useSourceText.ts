import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { EditorHandle } from '../MailEditorProps'
import { textOfSignature } from '../signature/signatureText'
import {
  ownSource,
  replaceOwnSource,
  replaceSignature,
  signaturePlace,
  type SourceSignature,
} from './sourceText'

interface SourceTextOptions {
  readonly handle: Ref<EditorHandle> | undefined
  readonly initialText: string
  /** Those of the writer: unchanged they do not count as written. */
  readonly signatures: readonly SourceSignature[]
  /** The text as HTML, without the editor around it. */
  readonly toHtml: (source: string) => string
  readonly onChange: () => void
  readonly focus: () => void
}

/** A text that is written sign by sign, as the composer knows its editors. */
export function useSourceText(options: SourceTextOptions) {
  const { handle, initialText, onChange } = options
  const [text, setText] = useState(initialText)
  // Whoever asks before the next drawing gets the text as it is now.
  const now = useRef(initialText)
  const write = (next: string) => {
    now.current = next
    setText(next)
    onChange()
  }
  useImperativeHandle(handle, () => {
    const { signatures } = options
    return {
      html: () => options.toHtml(now.current),
      text: () => now.current,
      ownText: () => ownSource(now.current, signatures),
      isEmpty: () => ownSource(now.current, signatures).trim() === '',
      signatureText() {
        const found = signaturePlace(now.current, signatures)
        return found && textOfSignature(found.signature.html)
      },
      setSignature: (html) => write(replaceSignature(now.current, signatures, html)),
      replaceText: (html) => write(replaceOwnSource(now.current, signatures, html)),
      isReady: () => true,
      focus: () => options.focus(),
    }
  })
  return { text, write }
}
