import { isMailroomError, MailroomError } from '@mailroom/core'

/** What a request that got no answer stands for: withdrawn, or no way to the mail system. */
export function networkFailure(error: unknown, signal: AbortSignal | undefined): MailroomError {
  if (isMailroomError(error)) return error
  if (signal?.aborted) return cancelled(signal)
  return new MailroomError('offline', 'No answer came from the mail system.', { cause: error })
}

/** The caller withdrew. */
export const cancelled = (signal: AbortSignal): MailroomError =>
  new MailroomError('cancelled', 'The caller withdrew the question.', { cause: signal.reason })
