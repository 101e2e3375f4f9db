import type { ReadOptions } from './MailroomAdapter'

/** How a lock of the user's stands. */
export interface LockState {
  /** There is a lock password. */
  readonly isSet: boolean
  /** It was given in this session, so what is behind the lock is open until the session ends. */
  readonly isOpen: boolean
}

/**
 * A lock on a part of what the user has: their own folders, or the file center. Each has a password of its own. While it
 * is set and not open, every call about that part fails as `locked`. A wrong password is `invalid` with
 * `fields.password`; after too many of them `locked` with `retryAfterSeconds`.
 *
 * @source LK-05, LK-07, LK-08
 */
export interface LockPort {
  state(options?: ReadOptions): Promise<LockState>
  /** Locks it, in this session too. `conflict` when there is a lock; `invalid` for a password that is too short or long. */
  set(password: string): Promise<void>
  /** Opens it for this session. `notFound` without a lock. */
  open(password: string): Promise<void>
  /** Takes the lock off for good. `notFound` without one. */
  remove(password: string): Promise<void>
}
