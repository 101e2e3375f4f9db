import { formatSize, maxPreviewBytes, previewKind, type Attachment, type MessageRef } from '@mailroom/core'
import { useNavigation, useSession, useTranslation } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'

/** How a file is opened to be seen. */
export interface PreviewOpener {
  /** The window of its own, where the host has addresses. */
  readonly href?: string
  /** Called before; false when it is too large, which the reader has been told. */
  readonly mayOpen: () => boolean
}

/** Undefined for files that are not previewed, and where the organisation has switched downloads off. @source RD-06 */
export function usePreviewOpener(ref: MessageRef, file: Attachment): PreviewOpener | undefined {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const { href } = useNavigation()
  const { show } = useToasts()
  if (session?.features.download !== true || previewKind(file.name) === undefined) return undefined
  const { id, name, sizeBytes } = file
  return {
    href: href?.({ kind: 'preview', ref, attachment: id, name, sizeBytes }),
    mayOpen() {
      if (sizeBytes <= maxPreviewBytes) return true
      const limit = formatSize(maxPreviewBytes)
      show({ key: 'preview-too-large', tone: 'danger', message: t('previewTooLarge', { name, limit }) })
      return false
    },
  }
}
