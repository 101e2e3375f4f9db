import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'

/** The contacts of an account that are there. */
export const inBook = (db: Executor, accountId: AccountId) =>
  db
    .selectFrom('contacts')
    .where('contacts.account_id', '=', accountId)
    .where('contacts.removed_at', 'is', null)
