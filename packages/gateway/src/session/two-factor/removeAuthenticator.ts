import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'

/** What wrong codes of an account are counted under. */
export const secondStepSubject = (accountId: AccountId): string => `second-step:${accountId}`

/** Takes the second step off an account, with all that belongs to it. @returns false when there was none */
export async function removeAuthenticator(database: Database, accountId: AccountId): Promise<boolean> {
  return database.transaction(
    async (trx) => {
      await trx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute()
      await trx.deleteFrom('half_sign_ins').where('account_id', '=', accountId).execute()
      await trx.deleteFrom('login_attempts').where('subject', '=', secondStepSubject(accountId)).execute()
      const removed = await trx
        .deleteFrom('authenticators')
        .where('account_id', '=', accountId)
        .returning('confirmed_at')
        .executeTakeFirst()
      return removed?.confirmed_at != null
    },
    [`authenticator ${accountId}`],
  )
}
