import type { ReadOptions } from './MailroomAdapter'

/** How the lock on the user's own folders stands. */
export interface FolderLockState {
  /** There is a lock password. */
  readonly isSet: boolean
  /** It was given in this session, so the folders are open until the session ends. */
  readonly isOpen: boolean
}

/**
 * The lock on the user's own folders. While it is set and not open, every call about these folders fails as `locked`.
 * A wrong password is `invalid` with `fields.password`; after too many of them `locked` with `retryAfterSeconds`.
 *
 * @source LK-07, LK-08
 */
export interface FolderLockPort {
  state(options?: ReadOptions): Promise<FolderLockState>
  /** Locks the folders, in this session too. `conflict` when there is a lock; `invalid` for a password that is too short or long. */
  set(password: string): Promise<void>
  /** Opens the folders for this session. `notFound` without a lock. */
  open(password: string): Promise<void>
  /** Takes the lock off for good. `notFound` without one. */
  remove(password: string): Promise<void>
}
