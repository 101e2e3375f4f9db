import { isCancelled, visibleFileName, type Attachment } from '@mailroom/core'
import { saveBlob, saveFrom } from '@mailroom/files'
import { useEffect, useRef, useState } from 'react'
import type { FileSource } from './FileSource'

/** How far the download of a file is. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly doneBytes: number; readonly totalBytes?: number }
  | { readonly kind: 'failed' }

const idle: DownloadState = { kind: 'idle' }

/** Fetches the bytes of an attachment on demand and saves them as a file. Ends with the caller. */
export function useDownload(source: FileSource, { id, name }: Attachment) {
  const [state, setState] = useState<DownloadState>(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    // The browser itself streams it to the disk, however large it is.
    const address = source.url?.(id)
    if (address !== undefined) return saveFrom(address, visibleFileName(name))
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ kind: 'running', doneBytes: 0 })
    try {
      const blob = await source.load(id, {
        signal,
        onProgress: (progress) => !signal.aborted && setState({ kind: 'running', ...progress }),
      })
      if (signal.aborted) return
      saveBlob(blob, visibleFileName(name))
      setState(idle)
    } catch (error) {
      if (!signal.aborted && !isCancelled(error)) setState({ kind: 'failed' })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState(idle)
  }
  return { state, start: () => void start(), stop }
}
