import { contactUndoMs } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'

/** Lets go for good what can no longer be brought back. @param accountId of one account, or of all without */
export async function forgetRemoved(
  db: Executor,
  accountId: AccountId | undefined,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('contacts')
    .where('removed_at', '<=', now - contactUndoMs)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .execute()
}
