/**
 * What went wrong, as far as a view or a job must know to decide what to do next.
 *
 * - `unauthenticated` nobody is signed in (any more)
 * - `forbidden` signed in, but not allowed
 * - `invalid` the request is wrong; `details.fields` says where
 * - `notFound` the thing is gone, or never was
 * - `conflict` somebody else changed it first, or the name is taken
 * - `tooLarge` / `overQuota` a size limit of one thing, of the whole mailbox
 * - `locked` behind a lock password; `details.retryAfterSeconds` when a wait lifts it
 * - `screenLocked` the screen of this session is locked; nothing is answered until it is unlocked
 * - `shareEnded` the mailbox of somebody else that one works in is shared no longer, or otherwise; nothing of it is answered
 *   until one goes back to one's own
 * - `offline` no answer came; asking again later may help
 * - `server` the mail system failed
 * - `cancelled` the caller withdrew the question
 */
export type ErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'invalid'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'overQuota'
  | 'locked'
  | 'screenLocked'
  | 'shareEnded'
  | 'offline'
  | 'server'
  | 'cancelled'

/** What is known beside the kind. All of it may be absent. */
export interface ErrorDetails {
  /** The error below this one. */
  cause?: unknown
  /** Messages by field name, first one first; for `invalid`. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** A sentence of the mail system for the reader, already in their language. */
  detail?: string
  /** What stands for the `{names}` in it, where the sentence is still to be found. */
  values?: Readonly<Record<string, string>>
  /** Seconds after which the same call may succeed. */
  retryAfterSeconds?: number
}

/** The one error that crosses a port. Callers decide by `kind`, never by the text. */
export class MailroomError extends Error {
  override readonly name = 'MailroomError'
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message, { cause: details.cause })
  }
}

/** Holds across bundles: two copies of core on one page recognise each other's errors. */
export const isMailroomError = (error: unknown): error is MailroomError =>
  error instanceof Error && error.name === 'MailroomError' && 'kind' in error

/** True when nothing went wrong but the caller withdrew: no message is due. */
export const isCancelled = (error: unknown): boolean =>
  (isMailroomError(error) && error.kind === 'cancelled') ||
  (error instanceof Error && error.name === 'AbortError')
