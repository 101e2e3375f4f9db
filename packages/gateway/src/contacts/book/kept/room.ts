import { MailroomError, maxContacts } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'
import { inBook } from './inBook'

/** `overQuota` when so many more would be too many. */
export async function requireRoom(trx: Executor, accountId: AccountId, more: number): Promise<void> {
  if (more > (await roomFor(trx, accountId)))
    throw new MailroomError('overQuota', `An address book has at most ${maxContacts} contacts.`, {
      detail: 'contactsFull',
    })
}

/** How many more there may be; with a smaller limit than before, fewer than none. */
export async function roomFor(trx: Executor, accountId: AccountId): Promise<number> {
  const { count } = await inBook(trx, accountId)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return maxContacts - count
}
