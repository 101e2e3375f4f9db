import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'

/**
 * Takes everything off an account that signs in to it without a password: its passkeys, and who its owner is at services
 * outside.
 *
 * @returns false when there was nothing
 */
export async function removeKeys(database: Database, accountId: AccountId): Promise<boolean> {
  return database.transaction(
    async (trx) => {
      const keys = await trx
        .deleteFrom('passkeys')
        .where('account_id', '=', accountId)
        .returning('id')
        .execute()
      const identities = await trx
        .deleteFrom('identities')
        .where('account_id', '=', accountId)
        .returning('subject')
        .execute()
      return keys.length + identities.length > 0
    },
    [`passkeys ${accountId}`],
  )
}
