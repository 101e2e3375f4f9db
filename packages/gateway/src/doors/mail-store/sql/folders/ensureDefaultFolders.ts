import { defaultFolderNames, defaultRoles } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'

/** Makes the folders with a role that are missing. Any number of calls at once make each folder once. */
export async function ensureDefaultFolders({ database, accountId }: MailboxContext): Promise<void> {
  const found = await database.db
    .selectFrom('folders')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('role', 'in', defaultRoles)
    .executeTakeFirstOrThrow()
  if (found.count >= defaultRoles.length) return
  await database.db
    .insertInto('folders')
    .values(defaultRoles.map((role) => ({ account_id: accountId, name: defaultFolderNames[role], role })))
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
    .execute()
}
