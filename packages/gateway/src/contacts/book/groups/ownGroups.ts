import { MailroomError, type ContactGroupId, type ContactId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'

/** Ids of one statement: engines bound its parameters. */
const portion = 500

/** `notFound` when one of them is no group of the account. */
export async function requireGroups(
  db: Executor,
  accountId: AccountId,
  ids: readonly ContactGroupId[],
): Promise<void> {
  const known = await ownGroups(db, accountId, ids)
  if (ids.some((id) => !known.includes(id)))
    throw new MailroomError('notFound', 'There is no such group in this address book.')
}

/** Those of some groups that are the account's, each once. */
async function ownGroups(
  db: Executor,
  accountId: AccountId,
  ids: readonly ContactGroupId[],
): Promise<readonly ContactGroupId[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('contact_groups')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(({ id }) => id)
}

/** Contacts that are in a group of the account. */
export const membersOfAny = (db: Executor, accountId: AccountId) =>
  db
    .selectFrom('contact_group_members')
    .innerJoin('contact_groups', 'contact_groups.id', 'contact_group_members.group_id')
    .where('contact_groups.account_id', '=', accountId)
    .select('contact_group_members.contact_id')

/** The groups that contacts are in, by name of the group. */
export async function groupsOf(
  db: Executor,
  ids: readonly ContactId[],
): Promise<(id: ContactId) => readonly ContactGroupId[]> {
  const found = new Map<ContactId, ContactGroupId[]>()
  for (let start = 0; start < ids.length; start += portion) {
    const rows = await db
      .selectFrom('contact_group_members as member')
      .innerJoin('contact_groups as own', 'own.id', 'member.group_id')
      .select(['member.contact_id', 'member.group_id'])
      .where('member.contact_id', 'in', ids.slice(start, start + portion))
      .orderBy('own.name_order')
      .orderBy('own.id')
      .execute()
    for (const { contact_id: id, group_id: group } of rows) found.set(id, [...(found.get(id) ?? []), group])
  }
  return (id) => found.get(id) ?? []
}

/** The groups that a contact is in from now on; those that are not the account's are passed over. */
export async function setGroups(
  trx: Executor,
  accountId: AccountId,
  id: ContactId,
  groups: readonly ContactGroupId[],
): Promise<void> {
  const own = await ownGroups(trx, accountId, groups)
  await trx.deleteFrom('contact_group_members').where('contact_id', '=', id).execute()
  if (own.length === 0) return
  await trx
    .insertInto('contact_group_members')
    .values(own.map((group) => ({ group_id: group, contact_id: id })))
    .execute()
}
