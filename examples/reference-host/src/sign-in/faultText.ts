import { isMailroomError } from '@mailroom/core'
import type { Say } from './signInWords'

/** Why somebody was not let in. */
export function faultText(error: unknown, say: Say): string {
  if (!isMailroomError(error)) return say('appFailed')
  const seconds = error.details.retryAfterSeconds
  switch (error.kind) {
    case 'invalid':
    case 'unauthenticated':
      return error.details.detail ?? say('wrong')
    case 'tooLarge':
      return say('passwordTooLong')
    case 'locked':
      if (seconds === undefined) return say('wrong')
      return seconds < 90
        ? say('lockedSeconds', { seconds })
        : say('lockedMinutes', { minutes: Math.ceil(seconds / 60) })
    case 'offline':
      return error.details.detail ?? say('offline')
    default:
      return error.details.detail ?? say('server')
  }
}
