/**
 * The lock on the screen of a session. While it is on, every other port fails as `screenLocked`, save for the session
 * port, and the live line says so and ends. The session goes on.
 *
 * @source LK-01, LK-03, LK-04, LK-08
 */
export interface ScreenLockPort {
  /** Locks all windows of this session. Nothing happens when it is locked already. */
  lock(): Promise<void>
  /**
   * Unlocks with the password of the mailbox.
   *
   * Fails as `invalid` with `fields.password` for a wrong one, and then it stays locked; as `locked` with
   * `retryAfterSeconds` after too many attempts, which count together with those at the sign-in.
   */
  unlock(password: string): Promise<void>
}
