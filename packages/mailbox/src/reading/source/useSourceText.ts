import type { MessageInfoView, MessageRef } from '@mailroom/core'
import { useAdapter } from '@mailroom/react'
import { useCallback, useEffect, useState } from 'react'

/** How far the source or header of a mail is. */
export type SourceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly text: string; readonly isTruncated: boolean }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Fetches a mail as it travelled, or its header alone; not kept, since it may be large. @source RD-15 */
export function useSourceText({ folder, uid }: MessageRef, view: MessageInfoView): SourceState {
  const { messages } = useAdapter()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SourceState>({ kind: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    setState({ kind: 'loading' })
    const { signal, abort } = abortable()
    const ref = { folder, uid }
    const answer =
      view === 'source'
        ? messages.source(ref, { signal })
        : messages.header(ref, { signal }).then((text) => ({ text, isTruncated: false }))
    answer.then(
      ({ text, isTruncated }) => !signal.aborted && setState({ kind: 'here', text, isTruncated }),
      (error: unknown) => !signal.aborted && setState({ kind: 'failed', error, retry }),
    )
    return abort
  }, [messages, folder, uid, view, attempt, retry])
  return state
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
