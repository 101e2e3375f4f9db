import { useParser } from '@mailroom/react'
import { fetchAhead, Loading, partOf, Skeleton } from '@mailroom/ui'
import { Suspense, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './MailEditor.css'
import type { EditorHandle, MailEditorProps } from './MailEditorProps'
import type { InlinePictures } from './pictures/useInlinePictures'

/** The editor's code, which the first load does without. */
export const loadEditor = () => import('./MailEditor')
const MailEditor = partOf(loadEditor, 'MailEditor')

/** Fetches the editor's code ahead of its first use. */
export const warmEditor = (): void => fetchAhead(loadEditor)

export interface EditorPaneProps {
  handle?: Ref<EditorHandle>
  t: SayComposer
  initialHtml: string
  quotedHtml?: string
  pictures: InlinePictures
  /** What it is called. @default the text of the message */
  label?: string
  isKnownSignature?: MailEditorProps['isKnownSignature']
  paper?: MailEditorProps['paper']
  onChange: () => void
  onFiles: (files: readonly File[]) => void
  takesFocus?: MailEditorProps['takesFocus']
}

/** The editor, once its code and the pictures of its text are there. */
export function EditorPane({ pictures, isKnownSignature = never, ...props }: EditorPaneProps) {
  const isParserReady = useParser()
  const waiting = <EditorWaiting t={props.t} />
  if (!pictures.images || !isParserReady) return waiting
  return (
    <Suspense fallback={waiting}>
      <MailEditor
        {...props}
        isKnownSignature={isKnownSignature}
        images={pictures.images}
        onImage={pictures.add}
      />
    </Suspense>
  )
}

/** The shape of an editor that is on its way. */
export const EditorWaiting = ({ t }: { t: SayComposer }) => (
  <div className={styles.waiting}>
    <Loading label={t('editorLoading')}>
      <div className={styles.waitingLines}>
        <Skeleton width="50%" />
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </div>
    </Loading>
  </div>
)

const never = () => false
