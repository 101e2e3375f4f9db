import type { Database } from '../doors/database/Database'
import { accountSubject } from '../jobs/accountSubject'
import type { Clock } from '../jobs/Clock'
import type { JobQueue } from '../jobs/JobQueue'

/**
 * Has everything done now that waits for an account: its owner has just signed in, and with the password there may be a
 * way again for mail that could not be handed over or filed without it.
 */
export async function hurryAccount(
  {
    database,
    clock,
    queue,
  }: { readonly database: Database; readonly clock: Clock; readonly queue: JobQueue },
  accountId: number,
): Promise<void> {
  const own = database.db.selectFrom('envelopes').where('account_id', '=', accountId).select('id')
  const hurried = await database.db
    .updateTable('jobs')
    .set({ due_at: clock.now() })
    .where('due_at', '>', clock.now())
    .where('lease_until', '=', 0)
    .where('attempts', '>', 0)
    .where((is) => is.or([is('subject', '=', accountSubject(accountId)), is('subject', 'in', own)]))
    .returning('id')
    .execute()
  if (hurried.length > 0) queue.wake()
}
