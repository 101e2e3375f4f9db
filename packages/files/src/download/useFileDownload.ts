import { useFailureToast } from '@mailroom/react'
import { persistently, useToasts } from '@mailroom/ui'
import { useCallback } from 'react'
import type { FetchFile } from './Download'

const loadStart = persistently(() => import('./startDownload'))

/**
 * Downloads what the mail system makes, with a toast that tells how far it is and can end it.
 *
 * @internal
 * @source ML-22, RD-06, FC-02
 */
export function useFileDownload(): (fetchFile: FetchFile) => void {
  const toasts = useToasts()
  const failed = useFailureToast()
  return useCallback(
    (fetchFile) => {
      loadStart().then(
        ({ startDownload }) => startDownload(toasts, fetchFile),
        (error: unknown) => failed('download', error),
      )
    },
    [toasts, failed],
  )
}
