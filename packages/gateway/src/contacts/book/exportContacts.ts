import { maxContactsAtOnce, MailroomError, type Contact, type ContactExportChoice } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import { membersOfAny, requireGroups } from './groups/ownGroups'
import { inBook } from './kept/inBook'
import { wholeContacts } from './readContact'

/** The contacts that a file is wanted of, by name. */
export async function chosenContacts(
  db: Executor,
  accountId: AccountId,
  choice: ContactExportChoice,
): Promise<Contact[]> {
  const all = inBook(db, accountId)
    .selectAll('contacts')
    .orderBy('contacts.name_order')
    .orderBy('contacts.address_key')
  if ('ids' in choice) {
    if (choice.ids.length < 1 || choice.ids.length > maxContactsAtOnce)
      throw new MailroomError('invalid', `A file is made of 1 to ${maxContactsAtOnce} contacts by their ids.`)
    return wholeContacts(db, await all.where('contacts.id', 'in', choice.ids).execute())
  }
  if (!('group' in choice)) return wholeContacts(db, await all.execute())
  const { group } = choice
  if (group === 'none')
    return wholeContacts(db, await all.where('contacts.id', 'not in', membersOfAny(db, accountId)).execute())
  await requireGroups(db, accountId, [group])
  const members = db.selectFrom('contact_group_members').select('contact_id').where('group_id', '=', group)
  return wholeContacts(db, await all.where('contacts.id', 'in', members).execute())
}
