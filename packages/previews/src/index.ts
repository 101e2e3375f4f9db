// A file shown in the page
export { FilePreview } from './file-preview/FilePreview'
export type { FilePreviewProps, PreviewFile } from './file-preview/FilePreview'
