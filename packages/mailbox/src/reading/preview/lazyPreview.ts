import { lazyPart, persistently } from '@mailroom/ui'

/** A file of a mail, shown; its code comes with the first one. */
export const AttachmentPreview = lazyPart(
  persistently(() => import('./AttachmentPreview').then((module) => ({ default: module.AttachmentPreview }))),
)
