import { isMailroomError } from '@mailroom/core'
import type { RateLimit } from './rateLimit'

/**
 * An answer for somebody without a session, who shall read why there is none: `busy` when their share of requests is used
 * up, or when what they try is closed for a while. Nothing is looked for when too many ask.
 *
 * @source AT-03, FC-03
 */
export async function inTurn<Answer>(
  rateLimit: RateLimit,
  clientAddress: string,
  answer: () => Promise<Answer>,
): Promise<Answer | 'busy'> {
  try {
    rateLimit.take(clientAddress)
    return await answer()
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'locked') return 'busy'
    throw error
  }
}
