import { Loading, Skeleton } from '@mailroom/ui'
import { lazy, Suspense, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import type { EditorHandle } from './MailEditorProps'
import type { InlinePictures } from './pictures/useInlinePictures'

const loadEditor = () => import('./MailEditor')
const MailEditor = lazy(() => loadEditor().then((module) => ({ default: module.MailEditor })))

/** Fetches the editor's code ahead of its first use. */
export const warmEditor = (): void => void loadEditor().catch(() => undefined)

export interface EditorPaneProps {
  handle?: Ref<EditorHandle>
  t: SayComposer
  initialHtml: string
  quotedHtml?: string
  pictures: InlinePictures
  onChange: () => void
  onFiles: (files: readonly File[]) => void
  autoFocus?: boolean
}

/** The editor, once its code and the pictures of its text are there. */
export function EditorPane({ pictures, ...props }: EditorPaneProps) {
  const waiting = (
    <Loading label={props.t('editorLoading')}>
      <Skeleton shape="block" height={240} />
    </Loading>
  )
  if (!pictures.images) return waiting
  return (
    <Suspense fallback={waiting}>
      <MailEditor {...props} images={pictures.images} onImage={pictures.add} />
    </Suspense>
  )
}
