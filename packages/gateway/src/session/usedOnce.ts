import type { Database } from '../doors/database/Database'
import { hashOf } from './tokens'

/** Remembers what may be used a single time until it has expired by itself. */
export interface UsedOnce {
  /**
   * True the first time that this value of this kind is brought, false ever after.
   *
   * @param expiresAt ms since 1970 from which the value is refused for its age anyway
   */
  take(
    kind: 'password' | 'ticket' | 'sign-on' | 'passkey',
    value: string,
    expiresAt: number,
  ): Promise<boolean>
}

/** Kept in the database, so that a restart or a second replica does not forget. @source SE-08, SE-12, SE-27 */
export const usedOnce = ({ db }: Database, now: () => number): UsedOnce => ({
  async take(kind, value, expiresAt) {
    await db.deleteFrom('used_once').where('expires_at', '<', now()).execute()
    const hash = hashOf(`${kind}:${value}`)
    const kept = await db
      .insertInto('used_once')
      .values({ hash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .executeTakeFirst()
    return kept !== undefined
  },
})
