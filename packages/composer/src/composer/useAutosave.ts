import { useSession } from '@mailroom/react'
import { useEffect } from 'react'

/** Minutes between saves where the mail system does not say. @source CO-10 */
const defaultMinutes = 5

/** A save that failed is tried again after this, in ms. */
const retryMs = 20_000

interface AutosaveOptions {
  readonly isChanged: () => boolean
  readonly saveNow: () => Promise<unknown>
  readonly hasFailed: boolean
}

/** Saves every few minutes what has changed; after a failure sooner, and at once when the network is back. @source CO-10 */
export function useAutosave({ isChanged, saveNow, hasFailed }: AutosaveOptions): void {
  const { session } = useSession()
  const minutes = session?.limits.draftSaveMinutes ?? defaultMinutes
  useEffect(() => {
    // A failure is shown where it is kept, and tried again here.
    const save = () => void (isChanged() && saveNow().catch(() => undefined))
    const timer = setInterval(save, hasFailed ? retryMs : minutes * 60_000)
    if (hasFailed) window.addEventListener('online', save)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', save)
    }
  }, [minutes, hasFailed, isChanged, saveNow])
}
