import type { Sessions } from './Sessions'

/** Tells whatever outlives a single answer (live lines, uploads, downloads) that its session is over. */
export interface SessionWatch {
  /** Calls `onEnd` once when the session is over. Call the answer to stop watching. */
  watch(sessionId: string, onEnd: () => void): () => void
  /** Looks at once; called after a session was ended here. */
  check(): Promise<void>
  close(): void
}

/** Ended elsewhere (another replica, the command line), a session must be dead within a second. @source A6 */
const everyMs = 500

/** Asks the database about all watched sessions together; with nobody watched it asks nothing. */
export function watchSessions(
  sessions: Pick<Sessions, 'ended'>,
  onError: (error: unknown) => void,
): SessionWatch {
  const watched = new Map<string, Set<() => void>>()

  const check = async () => {
    if (watched.size === 0) return
    for (const id of await sessions.ended([...watched.keys()])) {
      const callbacks = watched.get(id)
      watched.delete(id)
      for (const onEnd of callbacks ?? []) onEnd()
    }
  }

  const timer = setInterval(() => void check().catch(onError), everyMs)
  timer.unref()

  return {
    watch(sessionId, onEnd) {
      const callbacks = watched.get(sessionId) ?? new Set()
      watched.set(sessionId, callbacks.add(onEnd))
      return () => {
        callbacks.delete(onEnd)
        if (callbacks.size === 0) watched.delete(sessionId)
      }
    },
    check,
    close: () => clearInterval(timer),
  }
}
