import { MailroomError, maxContactGroups, type ContactGroup, type ContactGroupId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Database, Executor } from '../../../doors/database/Database'
import { nameOrder } from '../../spelling/nameOrder'
import { bookTurn } from '../kept/bookTurn'
import { checkedName, groupKey, requireFreeName } from './groupName'

/** As core's `AddressBookPort.makeGroup`. */
export async function makeContactGroup(
  database: Database,
  accountId: AccountId,
  given: string,
): Promise<ContactGroup> {
  const name = checkedName(given)
  return database.transaction(
    async (trx) => {
      await requireFreeName(trx, accountId, name)
      return { id: await insertGroup(trx, accountId, name), name, count: 0 }
    },
    [bookTurn(accountId)],
  )
}

/** Makes a group that is not there yet. @returns its id */
export async function insertGroup(
  trx: Executor,
  accountId: AccountId,
  name: string,
): Promise<ContactGroupId> {
  const { count } = await trx
    .selectFrom('contact_groups')
    .where('account_id', '=', accountId)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= maxContactGroups)
    throw new MailroomError('overQuota', `An address book has at most ${maxContactGroups} groups.`, {
      detail: 'contactGroupsFull',
    })
  const { id } = await trx
    .insertInto('contact_groups')
    .values({ account_id: accountId, name, name_key: groupKey(name), name_order: nameOrder(name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
