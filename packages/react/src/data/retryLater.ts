import { isMailroomError, type ErrorKind } from '@mailroom/core'
import type { SWRConfiguration } from 'swr'

/** Failures that pass by themselves. The rest stays until something changes. */
const passing: readonly ErrorKind[] = ['offline', 'server', 'locked']
const firstDelayMs = 2_000
const longestDelayMs = 60_000

/**
 * Asks again after a failure that may pass: after 2 s, then with growing delays up to a minute. The `online` event
 * of the browser asks at once.
 *
 * @source ER-03
 */
export const retryLater: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  _key,
  _config,
  revalidate,
  options,
) => {
  const delayMs = retryDelayMs(error, options.retryCount)
  if (delayMs !== undefined) setTimeout(() => void revalidate(options), delayMs)
}

/**
 * How long to wait before asking again; undefined when asking again is no use.
 *
 * @param attempt how many times it has failed, from 1
 */
export function retryDelayMs(error: unknown, attempt: number): number | undefined {
  if (!isMailroomError(error) || !passing.includes(error.kind)) return undefined
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds !== undefined) return retryAfterSeconds * 1000
  // A lock without a time is lifted by a person, not by waiting.
  return error.kind === 'locked' ? undefined : Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs)
}
