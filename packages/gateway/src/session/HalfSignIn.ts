import type { AccountId } from '../accounts/AccountId'
import type { SecretBox } from '../accounts/credentials/secretBox'
import type { Database } from '../doors/database/Database'
import type { ActiveSession } from './Sessions'
import { hashOf, newToken } from './tokens'

/** A session that has begun. */
export interface BegunSession {
  readonly token: string
  readonly session: ActiveSession
}

/** The first step of two was taken: with this token, and nothing else, the second can follow. */
export interface HalfSignedIn {
  readonly halfToken: string
}

/** How long the second step may take. */
export const halfSignInSeconds = 300

/** Those who have taken the first step of signing in and not the second. */
export interface HalfSignIns {
  /** @param password kept sealed until then, for what follows a sign-in with one; undefined where none was used */
  hold(accountId: AccountId, password: string | undefined): Promise<HalfSignedIn>
  /** Who is meant by a token, as long as it is good. */
  find(token: string): Promise<{ readonly accountId: AccountId; readonly password?: string } | undefined>
  /** Takes a token back: true for the one who does. */
  end(token: string): Promise<boolean>
}

/** Kept in the database, the token as a hash only. @source SE-08, B2 */
export function createHalfSignIns({ db }: Database, box: SecretBox, now: () => number): HalfSignIns {
  const ownerOf = (hash: string) => `half-sign-in ${hash}`
  return {
    async hold(accountId, password) {
      const halfToken = newToken()
      const hash = hashOf(halfToken)
      await db.deleteFrom('half_sign_ins').where('expires_at', '<=', now()).execute()
      await db
        .insertInto('half_sign_ins')
        .values({
          token_hash: hash,
          account_id: accountId,
          sealed_password: password === undefined ? null : box.seal(password, ownerOf(hash)),
          expires_at: now() + halfSignInSeconds * 1000,
        })
        .execute()
      return { halfToken }
    },

    async find(token) {
      const hash = hashOf(token)
      const row = await db
        .selectFrom('half_sign_ins')
        .selectAll()
        .where('token_hash', '=', hash)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (!row) return undefined
      const password = row.sealed_password === null ? undefined : box.open(row.sealed_password, ownerOf(hash))
      return { accountId: row.account_id, ...(password !== undefined && { password }) }
    },

    async end(token) {
      const { numDeletedRows } = await db
        .deleteFrom('half_sign_ins')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },
  }
}
