import { formatSize, maxPreviewBytes, previewKind, type Attachment } from '@mailroom/core'
import { useNavigationActs, useSession, useTranslation } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import type { FileSource } from './FileSource'

/** How a file is opened to be seen. */
export interface PreviewOpener {
  /** The window of its own, where the host has addresses. */
  readonly href?: string
  /** Called before; false when it is too large, which the reader has been told. */
  readonly mayOpen: () => boolean
}

/** Undefined for files that are not previewed, and where the organisation has switched downloads off. @source RD-06 */
export function usePreviewOpener(source: FileSource, file: Attachment): PreviewOpener | undefined {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const { href } = useNavigationActs()
  const { show } = useToasts()
  if (session?.features.download !== true || previewKind(file.name) === undefined) return undefined
  const { name, sizeBytes } = file
  return {
    href: href?.(source.preview(file)),
    mayOpen() {
      if (sizeBytes <= maxPreviewBytes) return true
      const limit = formatSize(maxPreviewBytes)
      show({ key: 'preview-too-large', tone: 'danger', message: t('previewTooLarge', { name, limit }) })
      return false
    },
  }
}
