import { Suspense } from 'react'
import type { SayComposer } from '../composeStrings'
import type { Writing } from '../composer/useWriting'
import { EditorPane, EditorWaiting } from '../editor/EditorPane'
import { MarkdownEditor } from '../editor/markdown/lazyMarkdown'
import { PlainEditor } from '../editor/source/PlainEditor'

interface WritingPaneProps {
  t: SayComposer
  writing: Writing
  /** Something was written in the text. */
  onWritten: () => void
  /** Whether writing goes on here, asked once the editor is there. */
  takesFocus: () => boolean
}

/** The text of the mail, in the way it is written. */
export function WritingPane({ t, writing, onWritten, takesFocus }: WritingPaneProps) {
  const { mode, html, text, quotedHtml, edition } = writing.mode
  const shared = { t, handle: writing.editorHandle, onChange: onWritten, takesFocus }
  if (mode !== 'rich') {
    const SourceEditor = mode === 'plain' ? PlainEditor : MarkdownEditor
    return (
      <Suspense fallback={<EditorWaiting t={t} />}>
        <SourceEditor key={edition} {...shared} initialText={text} signatures={writing.signatures.all} />
      </Suspense>
    )
  }
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
