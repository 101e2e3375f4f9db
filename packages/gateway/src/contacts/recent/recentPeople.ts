import { maxPeoplePage, MailroomError, type Suggestion } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { findAccount } from '../../accounts/findAccount'
import { isListName } from '../../accounts/lists'
import { splitAddress } from '../../accounts/localAddress'
import type { Executor } from '../../doors/database/Database'

/**
 * As core's `ContactsPort.recent`: colleagues under their own names, others under those in the address book, and no lists.
 *
 * @source CT-06
 */
export async function recentPeople(
  db: Executor,
  accountId: AccountId,
  limit: number,
): Promise<readonly Suggestion[]> {
  if (limit < 1 || limit > maxPeoplePage)
    throw new MailroomError('invalid', `1 to ${maxPeoplePage} people are told at a time.`)
  const account = await findAccount(db, accountId)
  const ours = account && splitAddress(account.address)?.domain
  const rows = await db
    .selectFrom('recent_recipients as recent')
    .leftJoin('accounts', 'accounts.address', 'recent.address_key')
    .leftJoin('departments', 'departments.id', 'accounts.department_id')
    .leftJoin('contacts', (join) =>
      join
        .onRef('contacts.account_id', '=', 'recent.account_id')
        .onRef('contacts.address_key', '=', 'recent.address_key')
        .on('contacts.removed_at', 'is', null),
    )
    .select(['recent.address', 'recent.name', 'contacts.name as noted', 'accounts.display_name as ownName'])
    .select('departments.name as department')
    .where('recent.account_id', '=', accountId)
    .where((query) => query.or([query('accounts.id', 'is', null), query('accounts.is_active', '=', 1)]))
    .where('recent.address_key', 'not in', aliasesOfNobody(db, accountId))
    .orderBy('recent.warmth', 'desc')
    .orderBy('recent.address_key')
    .execute()
  const isList = (address: string) => {
    const parts = splitAddress(address)
    return parts !== undefined && parts.domain === ours && isListName(parts.local)
  }
  return rows
    .filter(({ address }) => !isList(address))
    .slice(0, limit)
    .map(({ address, name, noted, ownName, department }) => ({
      ...{ address, name: ownName ?? (noted || name), department: department ?? '' },
    }))
}

/** Further addresses of colleagues who have gone, which nobody has taken over: of those that an account writes to. */
const aliasesOfNobody = (db: Executor, accountId: AccountId) =>
  db
    .selectFrom('aliases')
    .innerJoin('accounts', 'accounts.id', 'aliases.account_id')
    .where('aliases.address', 'in', (query) =>
      query.selectFrom('recent_recipients').select('address_key').where('account_id', '=', accountId),
    )
    .groupBy('aliases.address')
    .having((query) => query.fn.max('accounts.is_active'), '=', 0)
    .select('aliases.address')
