import type { ContactGroupId, ContactId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Database } from '../../../doors/database/Database'
import { bookTurn } from '../kept/bookTurn'
import { requireGroups } from './ownGroups'

/** As core's `AddressBookPort.takeOut`. */
export async function takeOutContacts(
  database: Database,
  accountId: AccountId,
  ids: readonly ContactId[],
  group: ContactGroupId,
): Promise<void> {
  await database.transaction(
    async (trx) => {
      await requireGroups(trx, accountId, [group])
      if (ids.length === 0) return
      await trx
        .deleteFrom('contact_group_members')
        .where('group_id', '=', group)
        .where('contact_id', 'in', ids)
        .execute()
    },
    [bookTurn(accountId)],
  )
}
