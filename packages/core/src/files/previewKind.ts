import { fileExtension } from './fileName'

/** Largest file that is previewed, in bytes. @source 1st text 5 "Preview" */
export const maxPreviewBytes = 10_485_760

/** How a file is shown. `document` and `slides` are office files of either age. */
export type PreviewKind =
  | 'picture'
  | 'pdf'
  | 'page'
  | 'text'
  | 'code'
  | 'markdown'
  | 'table'
  | 'document'
  | 'slides'

const extensions: Readonly<Record<PreviewKind, string>> = {
  picture: 'gif jpg jpeg png bmp svg',
  pdf: 'pdf',
  page: 'html',
  text: 'txt log',
  code: 'xml',
  markdown: 'md',
  table: 'xls xlsx csv',
  document: 'doc docx',
  slides: 'ppt pptx',
}

const kinds = new Map(
  (Object.entries(extensions) as [PreviewKind, string][]).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind] as const),
  ),
)

/** How a file of this name is shown; undefined for what is not previewed. @source RD-06, RD-07 */
export const previewKind = (name: string): PreviewKind | undefined => kinds.get(fileExtension(name))
