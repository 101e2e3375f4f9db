import type { SessionClosing, Sessions } from './Sessions'

/** Tells whatever outlives a single answer (live lines, uploads, downloads) that its session is over or locked. */
export interface SessionWatch {
  /** Calls `onClose` once when the session is over or its screen locked. Call the answer to stop watching. */
  watch(sessionId: string, onClose: (why: SessionClosing) => void): () => void
  /** Looks at once; called after a session was ended or locked here. */
  check(): Promise<void>
  close(): void
}

/** Ended elsewhere (another replica, the command line), a session must be dead within a second. @source A6 */
const everyMs = 500

/** Asks the database about all watched sessions together; with nobody watched it asks nothing. */
export function watchSessions(
  sessions: Pick<Sessions, 'closed'>,
  onError: (error: unknown) => void,
): SessionWatch {
  const watched = new Map<string, Set<(why: SessionClosing) => void>>()

  const check = async () => {
    if (watched.size === 0) return
    for (const [id, why] of await sessions.closed([...watched.keys()])) {
      const callbacks = watched.get(id)
      watched.delete(id)
      for (const onClose of callbacks ?? []) onClose(why)
    }
  }

  const timer = setInterval(() => void check().catch(onError), everyMs)
  timer.unref()

  return {
    watch(sessionId, onClose) {
      const callbacks = watched.get(sessionId) ?? new Set()
      watched.set(sessionId, callbacks.add(onClose))
      return () => {
        callbacks.delete(onClose)
        if (callbacks.size === 0) watched.delete(sessionId)
      }
    },
    check,
    close: () => clearInterval(timer),
  }
}
