import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

/** A file of a mail, shown; its code comes with the first one. */
export const AttachmentPreview = lazy(
  persistently(() => import('./AttachmentPreview').then((module) => ({ default: module.AttachmentPreview }))),
)
