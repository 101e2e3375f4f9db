import { backOff } from './backOff'
import type { Clock } from './Clock'
import type { TakenJob } from './Job'
import type { AnyJobHandler } from './JobHandler'
import type { JobQueue } from './JobQueue'

/** How long a job that is done at once is kept from others. */
export const heldMs = 60_000

/**
 * Does a held job here and now. A failure is not the caller's: what was promised is on disk, and the job is done by the
 * runner a little later.
 *
 * @param job absent when a job with the same key waits already, which will do the work
 */
export async function runHeld(
  parts: { readonly queue: JobQueue; readonly clock: Clock },
  handler: AnyJobHandler,
  job: TakenJob | undefined,
): Promise<void> {
  if (!job) return parts.queue.wake()
  try {
    await handler.run(job.payload, {
      attempt: job.attempt,
      signal: new AbortController().signal,
      finish: (transaction) => parts.queue.finish(job, transaction),
    })
    await parts.queue.finish(job)
  } catch (error) {
    await parts.queue.giveBack(job, parts.clock.now() + backOff(1), String(error))
    parts.queue.wake()
  }
}
