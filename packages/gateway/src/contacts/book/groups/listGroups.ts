import type { ContactGroups } from '@mailroom/core'
import { sql } from 'kysely'
import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'
import { inBook } from '../kept/inBook'
import { membersOfAny } from './ownGroups'

/** As core's `AddressBookPort.groups`. */
export async function listContactGroups(db: Executor, accountId: AccountId): Promise<ContactGroups> {
  const countOf = (query: ReturnType<typeof inBook>) =>
    query.select((each) => each.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const [groups, { count: total }, { count: ungrouped }] = await Promise.all([
    countedGroups(db, accountId).execute(),
    countOf(inBook(db, accountId)),
    countOf(inBook(db, accountId).where('contacts.id', 'not in', membersOfAny(db, accountId))),
  ])
  return { groups, total, ungrouped }
}

/** The groups of an account with how many are in each. */
export const countedGroups = (db: Executor, accountId: AccountId) =>
  db
    .selectFrom('contact_groups as own')
    .where('own.account_id', '=', accountId)
    .select((query) => [
      'own.id',
      'own.name',
      query.fn
        .coalesce(
          query
            .selectFrom('contact_group_members as member')
            .innerJoin('contacts', 'contacts.id', 'member.contact_id')
            .whereRef('member.group_id', '=', 'own.id')
            .where('contacts.removed_at', 'is', null)
            .select((each) => each.fn.countAll<number>().as('count')),
          sql<number>`0`,
        )
        .as('count'),
    ])
    .orderBy('own.name_order')
    .orderBy('own.id')
