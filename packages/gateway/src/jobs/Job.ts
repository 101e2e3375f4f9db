/** Something to be done later, or again until it succeeds. */
export interface NewJob {
  /** Names the handler. */
  readonly kind: string
  /** What the handler needs, as plain JSON. */
  readonly payload: unknown
  /** ms since 1970; at once when absent. */
  readonly dueAt?: number
  /** Two waiting jobs never have the same key: the second is dropped. */
  readonly key?: string
  /** What it is about, so that others can ask whether anything about that is still to be done. */
  readonly subject?: string
}

/** A job that this process holds for now. */
export interface TakenJob {
  readonly id: number
  readonly kind: string
  /** As it was enqueued for this kind. */
  readonly payload: any
  /** 1 when it is run for the first time. */
  readonly attempt: number
  /** Proves that the lease is still ours; a job retaken by somebody else has another. */
  readonly token: string
}

/** Thrown by a handler that wants to be called again at a time of its own choosing. */
export class RetryAt extends Error {
  override readonly name = 'RetryAt'
  constructor(
    /** ms since 1970. */
    readonly dueAt: number,
    reason: string,
  ) {
    super(reason)
  }
}
