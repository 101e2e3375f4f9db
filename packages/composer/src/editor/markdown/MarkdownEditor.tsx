import { useStrings } from '@mailroom/react'
import MDEditor, { type ICommand, type RefMDEditor } from '@uiw/react-md-editor/nohighlight'
import { useEffect, useMemo, useRef, useState } from 'react'
import { editorStrings } from '../editorStrings'
import type { SourceEditorProps } from '../source/PlainEditor'
import { useSourceText } from '../source/useSourceText'
import * as styles from './MarkdownEditor.css'
import { markdownCommands, previewCommand } from './markdownCommands'
import { MarkdownPreview } from './MarkdownPreview'
import { renderMarkdown } from './renderMarkdown'

/** Writes a mail as Markdown; a button shows it as its readers will see it. @source CO-20 */
export function MarkdownEditor({
  handle,
  t,
  initialText,
  signatures,
  onChange,
  takesFocus,
}: SourceEditorProps) {
  const { t: te } = useStrings(editorStrings)
  const frame = useRef<HTMLDivElement>(null)
  const editor = useRef<RefMDEditor>(null)
  const [isPreview, setPreview] = useState(false)
  const { text, write } = useSourceText({
    handle,
    initialText,
    signatures,
    toHtml: (source) => renderMarkdown(source).outerHTML,
    onChange,
    focus: () => editor.current?.textarea?.focus(),
  })
  useEffect(() => {
    // Its handle does not know its field yet.
    if (takesFocus?.()) frame.current?.querySelector('textarea')?.focus()
  }, [takesFocus])
  const tools = useMemo(() => markdownCommands(t), [t])
  const extra = useMemo(
    () => [previewCommand(te('preview'), isPreview, () => setPreview(!isPreview))],
    [te, isPreview],
  )
  return (
    // Styled by its library, which everything else here is kept apart from.
    <div ref={frame} data-mr-content="" className={styles.frame}>
      <MDEditor
        ref={editor}
        className={styles.editor}
        value={text}
        onChange={(next = '') => write(next)}
        height="100%"
        visibleDragbar={false}
        highlightEnable={false}
        defaultTabEnable
        preview={isPreview ? 'preview' : 'edit'}
        commands={isPreview ? noTools : tools}
        extraCommands={extra}
        textareaProps={{ 'aria-label': t('body') }}
        components={{ preview: previewOf(te('preview')) }}
      />
    </div>
  )
}

const noTools: ICommand[] = []

const previewOf = (label: string) => (source: string) => (
  <div className={styles.paper}>
    <MarkdownPreview label={label} source={source} />
  </div>
)
