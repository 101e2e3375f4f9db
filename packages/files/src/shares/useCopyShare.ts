import { visibleFileName, type FileShare } from '@mailroom/core'
import { useToasts } from '@mailroom/ui'
import type { SayShares } from './shareStrings'

/** Copies the address of a share and its code, as one sentence to be sent to somebody. */
export function useCopyShare(t: SayShares): (share: FileShare) => Promise<void> {
  const toasts = useToasts()
  return async ({ name, address, code }) => {
    try {
      await navigator.clipboard.writeText(t('copyText', { name: visibleFileName(name), address, code }))
      toasts.show({ message: t('copied') })
    } catch {
      // The browser does not allow it; both stand there to be read.
      toasts.show({ message: t('notCopied') })
    }
  }
}
