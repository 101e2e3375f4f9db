import { MailroomError, maxContactGroupName, type ContactGroupId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'
import { plainLine } from '../checkedContact'

/** A name as it is kept; `invalid` at `groupname`. */
export function checkedName(given: string): string {
  const name = plainGroupName(given)
  const { length } = Array.from(name)
  if (length > 0 && length <= maxContactGroupName) return name
  throw new MailroomError('invalid', `The name of a group has 1 to ${maxContactGroupName} characters.`, {
    fields: { groupname: ['contactGroupName'] },
    values: { max: String(maxContactGroupName) },
  })
}

/** A name of a group without what nobody sees of it. */
export const plainGroupName = (given: string): string => plainLine(given)

/** What makes the names of two groups the same. */
export const groupKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** `conflict` when another group has the name. @param own the group that may have it */
export async function requireFreeName(
  trx: Executor,
  accountId: AccountId,
  name: string,
  own?: ContactGroupId,
): Promise<void> {
  const holder = await trx
    .selectFrom('contact_groups')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name_key', '=', groupKey(name))
    .executeTakeFirst()
  if (holder && holder.id !== own)
    throw new MailroomError('conflict', 'There is a group of this name.', { detail: 'contactGroupTaken' })
}
