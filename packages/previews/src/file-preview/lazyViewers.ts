import type { PreviewKind } from '@mailroom/core'
import { lazyPart, persistently } from '@mailroom/ui'
import type { ComponentType } from 'react'
import type { ViewerProps } from '../viewers/ViewerProps'

type Load = () => Promise<{ readonly default: ComponentType<ViewerProps> }>
const later = (load: Load) => lazyPart(persistently(load))

/** The viewer of each kind of file; its code comes with the first such file. */
export const viewers: Readonly<Record<PreviewKind, ComponentType<ViewerProps>>> = {
  picture: later(() => import('../viewers/picture/PictureViewer')),
  pdf: later(() => import('../viewers/pdf/PdfViewer')),
  page: later(() => import('../viewers/page/HtmlViewer')),
  markdown: later(() => import('../viewers/page/MarkdownViewer')),
  document: later(() => import('../viewers/page/DocumentViewer')),
  slides: later(() => import('../viewers/page/SlidesViewer')),
  text: later(() => import('../viewers/text/TextViewer')),
  code: later(() => import('../viewers/text/CodeViewer')),
  table: later(() => import('../viewers/table/TableViewer')),
}
