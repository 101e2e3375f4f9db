import type { ComposerHandle, SendOutcome } from '@mailroom/composer'
import { useMemo, useRef } from 'react'

/** Asks composers whether they may be closed. @source CO-15 */
export interface ComposeGuards {
  /** A stable `ref` for the composer of a tab. */
  register(id: string): (handle: ComposerHandle | null) => void
  /** True at once for tabs without a composer. */
  mayClose(id: string): Promise<boolean>
  /** Sends what the composer of a tab has; undefined while there is none. @source CO-21 */
  send(id: string): Promise<SendOutcome> | undefined
}

/** The composers that are open, by tab. */
export function useComposeGuards(): ComposeGuards {
  const handles = useRef(new Map<string, ComposerHandle>())
  const refs = useRef(new Map<string, (handle: ComposerHandle | null) => void>())
  return useMemo(
    () => ({
      register(id) {
        const known = refs.current.get(id)
        if (known) return known
        const ref = (handle: ComposerHandle | null) => {
          if (handle) handles.current.set(id, handle)
          else handles.current.delete(id)
        }
        refs.current.set(id, ref)
        return ref
      },
      mayClose: (id) => handles.current.get(id)?.confirmClose() ?? Promise.resolve(true),
      send: (id) => handles.current.get(id)?.send(),
    }),
    [],
  )
}
