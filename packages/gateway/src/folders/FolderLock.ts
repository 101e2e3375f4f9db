import type { FolderLockState } from '@mailroom/core'
import type { ActiveSession } from '../session/Sessions'

/** Who is asking: a session of an account. */
export type LockedSession = Pick<ActiveSession, 'id' | 'accountId'>

/** The lock on people's own folders. @see FolderLockPort of core */
export interface FolderLock {
  state(session: LockedSession): Promise<FolderLockState>
  /** Locks the folders in every session. `conflict` when there is a lock; `invalid` with `fields.lock_password`. */
  set(session: LockedSession, password: WrappedPassword): Promise<void>
  /** Opens the folders for one session. `notFound` without a lock; a wrong password as core's port says. */
  open(session: LockedSession, password: WrappedPassword): Promise<void>
  /** Takes the lock off for good. Fails as `open` does. */
  remove(session: LockedSession, password: WrappedPassword): Promise<void>
}

/** A password as it came, and from where. */
export interface WrappedPassword {
  readonly wrapped: string
  readonly clientAddress: string
}
