import type { ContactGroupId, ContactId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Database } from '../../../doors/database/Database'
import { bookTurn } from '../kept/bookTurn'
import { inBook } from '../kept/inBook'
import { requireGroups } from './ownGroups'

/** As core's `AddressBookPort.distribute`. */
export async function distributeContacts(
  database: Database,
  accountId: AccountId,
  ids: readonly ContactId[],
  groups: readonly ContactGroupId[],
): Promise<void> {
  await database.transaction(
    async (trx) => {
      await requireGroups(trx, accountId, groups)
      if (ids.length === 0) return
      for (const group of new Set(groups))
        await trx
          .insertInto('contact_group_members')
          .columns(['group_id', 'contact_id'])
          .expression(
            inBook(trx, accountId)
              .where('contacts.id', 'in', ids)
              .select((query) => [
                query.cast<number>(query.val(group), 'bigint').as('group_id'),
                'contacts.id',
              ]),
          )
          .onConflict((conflict) => conflict.columns(['group_id', 'contact_id']).doNothing())
          .execute()
    },
    [bookTurn(accountId)],
  )
}
