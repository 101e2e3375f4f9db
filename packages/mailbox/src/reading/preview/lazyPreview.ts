import { partOf } from '@mailroom/ui'

/** A file of a mail, shown; its code comes with the first one. */
export const AttachmentPreview = partOf(() => import('./AttachmentPreview'), 'AttachmentPreview')
