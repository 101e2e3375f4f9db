import { isCancelled, type DownloadedFile, type TransferOptions } from '@mailroom/core'
import { saveBlob } from '@mailroom/files'
import { useErrorText } from '@mailroom/react'
import { useEffect, useRef, useState } from 'react'
import type { SaySealed } from './sealedStrings'

/** Fetches a file and saves it, one at a time. Ends with the caller. */
export function useSaving(t: SaySealed) {
  const errorText = useErrorText()
  const [name, setName] = useState<string>()
  const [fault, setFault] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const fetchIt = async (what: string, fetchFile: (options: TransferOptions) => Promise<DownloadedFile>) => {
    const controller = new AbortController()
    running.current = controller
    setName(what)
    setFault(undefined)
    try {
      const file = await fetchFile({ signal: controller.signal })
      if (!controller.signal.aborted) saveBlob(file.content, file.name)
    } catch (error) {
      if (!isCancelled(error)) setFault(t('saveFailed', { name: what, reason: errorText(error) ?? '' }))
    } finally {
      if (running.current === controller) setName(undefined)
    }
  }
  return {
    /** What is being fetched. */
    name,
    fault,
    start: (what: string, fetchFile: (options: TransferOptions) => Promise<DownloadedFile>) =>
      void fetchIt(what, fetchFile),
    stop() {
      running.current?.abort()
      setName(undefined)
    },
  }
}
