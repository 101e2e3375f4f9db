import type { Executor } from '../doors/database/Database'

/** What a handler may know of, and do to, the job it runs. */
export interface JobContext {
  /** 1 on the first run. */
  readonly attempt: number
  /** Aborted when the program is about to end: stop at the next safe point and throw. */
  readonly signal: AbortSignal
  /** Finishes the job inside the handler's own transaction, so that work and end are one. */
  finish(transaction: Executor): Promise<void>
}

/**
 * Does one kind of job. A process may die after the work and before the end is recorded, so running a job twice must
 * have the effect of running it once.
 *
 * @throws RetryAt to be called again at a chosen time; anything else is tried again with growing pauses
 */
export interface JobHandler<Payload> {
  readonly kind: string
  run(payload: Payload, context: JobContext): Promise<void>
}

/** A handler among others: what fits its payload is known by its kind. */
export type AnyJobHandler = JobHandler<any>
