import { isMailroomError } from '@mailroom/core'
import { pause } from '../http/pause'

/** Pauses after which a transfer that broke off goes on by itself, in ms; what moved bytes begins with the first again. */
const pausesMs = [500, 2000, 6000]

/** Somebody who was asked to wait longer than this is told so, in s. */
const longestWaitSeconds = 60

/**
 * Tries again what a broken line, a restarted server or a limit on requests has stopped.
 *
 * @param doneBytes grows while it gets on
 * @throws the last failure
 * @source AT-02
 */
export async function goOn<T>(
  attempt: () => Promise<T>,
  doneBytes: () => number,
  signal: AbortSignal | undefined,
): Promise<T> {
  let failures = 0
  let before = doneBytes()
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (doneBytes() > before) failures = 0
      before = doneBytes()
      const waitMs = waitFor(error, failures)
      if (waitMs === undefined) throw error
      failures += 1
      await pause(waitMs, signal)
    }
  }
}

/** Undefined when waiting is no help. `conflict`: pieces are missing that were there, so it begins anew. */
function waitFor(error: unknown, failures: number): number | undefined {
  if (!isMailroomError(error) || failures >= pausesMs.length) return undefined
  const { kind, details } = error
  const { retryAfterSeconds } = details
  if (kind === 'locked' && retryAfterSeconds !== undefined)
    return retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds * 1000 : undefined
  return kind === 'offline' || kind === 'server' || kind === 'conflict' ? pausesMs[failures] : undefined
}
