import type { LockState } from '@mailroom/core'
import type { ActiveSession } from '../session/Sessions'

/** Who is asking: a session of an account. */
export type LockedSession = Pick<ActiveSession, 'id' | 'accountId'>

/** A lock on a part of what people have. @see LockPort of core */
export interface Lock {
  state(session: LockedSession): Promise<LockState>
  /** Fails as `locked` while it is set and not open in this session. */
  require(session: LockedSession): Promise<void>
  /** Locks it in every session. `conflict` when there is a lock; `invalid` with `fields.lock_password`. */
  set(session: LockedSession, password: WrappedPassword): Promise<void>
  /** Opens it for one session. `notFound` without a lock; a wrong password as core's port says. */
  open(session: LockedSession, password: WrappedPassword): Promise<void>
  /** Takes the lock off for good. Fails as `open` does. */
  remove(session: LockedSession, password: WrappedPassword): Promise<void>
}

/** A password as it came, and from where. */
export interface WrappedPassword {
  readonly wrapped: string
  readonly clientAddress: string
}
