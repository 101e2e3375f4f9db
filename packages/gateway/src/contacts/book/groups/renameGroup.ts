import type { ContactGroup, ContactGroupId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Database } from '../../../doors/database/Database'
import { nameOrder } from '../../spelling/nameOrder'
import { bookTurn } from '../kept/bookTurn'
import { checkedName, groupKey, requireFreeName } from './groupName'
import { countedGroups } from './listGroups'
import { requireGroups } from './ownGroups'

/** As core's `AddressBookPort.renameGroup`. */
export async function renameContactGroup(
  database: Database,
  accountId: AccountId,
  id: ContactGroupId,
  given: string,
): Promise<ContactGroup> {
  const name = checkedName(given)
  return database.transaction(
    async (trx) => {
      await requireGroups(trx, accountId, [id])
      await requireFreeName(trx, accountId, name, id)
      await trx
        .updateTable('contact_groups')
        .set({ name, name_key: groupKey(name), name_order: nameOrder(name) })
        .where('id', '=', id)
        .execute()
      return countedGroups(trx, accountId).where('own.id', '=', id).executeTakeFirstOrThrow()
    },
    [bookTurn(accountId)],
  )
}
