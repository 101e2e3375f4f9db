import type { SayComposer } from '../composeStrings'
import type { Writing } from '../composer/useWriting'
import { EditorPane } from '../editor/EditorPane'
import { PlainEditor } from '../editor/source/PlainEditor'

interface WritingPaneProps {
  t: SayComposer
  writing: Writing
  /** Something was written in the text. */
  onWritten: () => void
  autoFocus: boolean
}

/** The text of the mail, in the way it is written. */
export function WritingPane({ t, writing, onWritten, autoFocus }: WritingPaneProps) {
  const { mode, html, text, quotedHtml, edition } = writing.mode
  const shared = { t, handle: writing.editor, onChange: onWritten, autoFocus }
  if (mode === 'plain')
    return <PlainEditor key={edition} {...shared} initialText={text} signatures={writing.signatures.all} />
  return (
    <EditorPane
      key={edition}
      {...shared}
      initialHtml={html}
      quotedHtml={quotedHtml}
      pictures={writing.pictures}
      isKnownSignature={writing.signatures.isKnown}
      paper={writing.fields.paper?.id}
      onFiles={writing.uploads.add}
    />
  )
}
