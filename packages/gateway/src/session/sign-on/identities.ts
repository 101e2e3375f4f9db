import { MailroomError } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'

/** Who somebody is at services that sign people on. */
export interface Identities {
  /** The account that an identity was bound to. */
  accountOf(subject: string): Promise<AccountId | undefined>
  /** When one was bound to an account, ms since 1970. */
  boundAt(accountId: AccountId): Promise<number | undefined>
  /** Takes the place of one before it. @throws MailroomError conflict when it is another account's */
  bind(accountId: AccountId, subject: string): Promise<void>
  /** @throws MailroomError notFound */
  release(accountId: AccountId): Promise<void>
}

const way = 'wechat'

/** @source SE-09 */
export const createIdentities = (database: Database, now: () => number): Identities => ({
  async accountOf(subject) {
    const row = await database.db
      .selectFrom('identities')
      .select('account_id')
      .where('way', '=', way)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row?.account_id
  },

  async boundAt(accountId) {
    const row = await database.db
      .selectFrom('identities')
      .select('bound_at')
      .where('account_id', '=', accountId)
      .where('way', '=', way)
      .executeTakeFirst()
    return row?.bound_at
  },

  bind: (accountId, subject) =>
    database.transaction(
      async (trx) => {
        const own = (query: typeof trx) =>
          query.deleteFrom('identities').where('account_id', '=', accountId).where('way', '=', way)
        await own(trx).execute()
        const kept = await trx
          .insertInto('identities')
          .values({ way, subject, account_id: accountId, bound_at: now() })
          .onConflict((conflict) => conflict.columns(['way', 'subject']).doNothing())
          .returning('account_id')
          .executeTakeFirst()
        if (!kept)
          throw new MailroomError('conflict', 'It is bound to another account.', { detail: 'wechatTaken' })
      },
      [`identity ${accountId}`],
    ),

  async release(accountId) {
    const { numDeletedRows } = await database.db
      .deleteFrom('identities')
      .where('account_id', '=', accountId)
      .where('way', '=', way)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new MailroomError('notFound', 'No identity is bound.')
  },
})
