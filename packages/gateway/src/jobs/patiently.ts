import { isMailroomError } from '@mailroom/core'
import { backOff } from './backOff'
import type { Clock } from './Clock'
import { RetryAt } from './Job'
import type { JobHandler } from './JobHandler'

/** Longest wait for a mail server, so that what waits is done soon after it is back. */
const longestPauseMs = 5 * 60_000

/**
 * A handler that waits for a mail server which does not answer, or does not let the account in until its owner has signed
 * in again: that is no failure of the job, and is not logged as one.
 */
export const patiently = <Payload>(handler: JobHandler<Payload>, clock: Clock): JobHandler<Payload> => ({
  kind: handler.kind,
  async run(payload, context) {
    try {
      await handler.run(payload, context)
    } catch (error) {
      if (!isMailroomError(error) || (error.kind !== 'offline' && error.kind !== 'unauthenticated'))
        throw error
      throw new RetryAt(clock.now() + Math.min(backOff(context.attempt), longestPauseMs), error.message)
    }
  },
})
