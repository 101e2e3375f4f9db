import type { MessageRef, MessageSelection } from '@mailroom/core'
import { useFileDownload } from '@mailroom/files'
import { useAdapter, useSession } from '@mailroom/react'

/**
 * Downloads mails, or files of one, with a toast that tells how far it is. Undefined where the organisation has
 * switched downloads off.
 *
 * @source ML-22, RD-06
 */
export function usePackageDownload() {
  const { messages } = useAdapter()
  const { session } = useSession()
  const start = useFileDownload()
  if (session?.features.download !== true) return undefined
  return {
    mails: (selection: MessageSelection) => start((options) => messages.archive(selection, options)),
    files: (ref: MessageRef) => start((options) => messages.attachments(ref, options)),
    file: start,
  }
}
