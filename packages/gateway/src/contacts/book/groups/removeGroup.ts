import type { ContactGroupId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Database } from '../../../doors/database/Database'
import { bookTurn } from '../kept/bookTurn'

/** As core's `AddressBookPort.removeGroup`. */
export async function removeContactGroup(
  database: Database,
  accountId: AccountId,
  id: ContactGroupId,
): Promise<void> {
  // In its turn: nobody comes into a group that is about to go.
  await database.transaction(
    (trx) =>
      trx.deleteFrom('contact_groups').where('account_id', '=', accountId).where('id', '=', id).execute(),
    [bookTurn(accountId)],
  )
}
