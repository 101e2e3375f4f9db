import { MailroomError } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import type { AccountId } from '../AccountId'

/** Throws `conflict` where nobody else could administer, in a transaction with the turn of administrators. */
export async function requireOtherAdmin(trx: Executor, id: AccountId): Promise<void> {
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('is_admin', '=', 1)
    .where('id', '!=', id)
    .where('is_blocked', '=', 0)
    .where('is_active', '=', 1)
    .limit(1)
    .executeTakeFirst()
  if (!other)
    throw new MailroomError('conflict', 'Somebody must be left who administers.', { detail: 'adminLast' })
}
