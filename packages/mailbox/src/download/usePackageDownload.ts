import type { MessageRef, MessageSelection } from '@mailroom/core'
import { useAdapter, useFailureToast, useSession } from '@mailroom/react'
import { persistently, useToasts } from '@mailroom/ui'
import { useCallback } from 'react'
import type { FetchFile } from './Download'

const loadStart = persistently(() => import('./startDownload'))

/**
 * Downloads mails, or files of one, with a toast that tells how far it is. Undefined where the organisation has
 * switched downloads off.
 *
 * @source ML-22, RD-06
 */
export function usePackageDownload() {
  const { messages } = useAdapter()
  const { session } = useSession()
  const toasts = useToasts()
  const failed = useFailureToast()
  const start = useCallback(
    (fetchFile: FetchFile) => {
      loadStart().then(
        ({ startDownload }) => startDownload(toasts, fetchFile),
        (error: unknown) => failed('download', error),
      )
    },
    [toasts, failed],
  )
  if (session?.features.download !== true) return undefined
  return {
    mails: (selection: MessageSelection) => start((options) => messages.archive(selection, options)),
    files: (ref: MessageRef) => start((options) => messages.attachments(ref, options)),
    file: start,
  }
}
