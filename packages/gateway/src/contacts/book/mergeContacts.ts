import { MailroomError, type Contact, type ContactFields, type ContactId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import { checkedContact } from './checkedContact'
import { groupsOf } from './groups/ownGroups'
import { bookTurn } from './kept/bookTurn'
import { inBook } from './kept/inBook'
import { noSuchContact, readContact } from './readContact'
import { changeContact } from './saveContact'

/**
 * As core's `AddressBookPort.merge`. For a while those who go can be brought back, save whoever had the address that the one
 * who stays has now.
 *
 * @source CT-06
 */
export async function mergeContacts(
  database: Database,
  accountId: AccountId,
  given: readonly ContactId[],
  wanted: ContactFields,
  now: number,
): Promise<Contact> {
  const ids = [...new Set(given)]
  const [first, ...others] = ids
  if (first === undefined || others.length === 0)
    throw new MailroomError('invalid', 'One contact is made of several.')
  const fields = checkedContact(wanted)
  return database.transaction(
    async (trx) => {
      const rows = await inBook(trx, accountId)
        .select('contacts.id')
        .where('contacts.id', 'in', ids)
        .execute()
      if (rows.length < ids.length) throw noSuchContact()
      const groups = await groupsOf(trx, ids)
      await trx.updateTable('contacts').set({ removed_at: now }).where('id', 'in', others).execute()
      const all = { ...fields, groups: [...fields.groups, ...ids.flatMap(groups)] }
      await changeContact(trx, accountId, all, first, now)
      return readContact(trx, accountId, first)
    },
    [bookTurn(accountId)],
  )
}
