import { addressKey, MailroomError, type CalendarId, type CalendarSharee } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { joinAddress, splitAddress } from '../../accounts/localAddress'
import type { Executor } from '../../doors/database/Database'

/** Somebody who is to see a calendar. */
export interface KnownSharee {
  readonly accountId: AccountId
  readonly mayEdit: boolean
}

/** With whom calendars are shared, by name. Ids of calendars that whoever asks owns. */
export async function shareesOf(
  db: Executor,
  ids: readonly CalendarId[],
): Promise<(id: CalendarId) => readonly CalendarSharee[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('calendar_shares')
    .innerJoin('accounts', 'accounts.id', 'calendar_shares.account_id')
    .select(['calendar_shares.calendar_id', 'calendar_shares.may_edit'])
    .select(['accounts.address', 'accounts.display_name as name'])
    .where('calendar_shares.calendar_id', 'in', ids)
    .orderBy('accounts.display_name')
    .orderBy('accounts.address')
    .execute()
  return (id) =>
    rows
      .filter((row) => row.calendar_id === id)
      .map(({ address, name, may_edit }) => ({ address, name, mayEdit: may_edit === 1 }))
}

/**
 * The accounts of those with whom a calendar is to be shared, each once and without its owner.
 *
 * @throws MailroomError `invalid` with `sharees: notHere` for people who have no mailbox in this system
 */
export async function knownSharees(
  db: Executor,
  ownerId: AccountId,
  sharees: readonly CalendarSharee[],
): Promise<readonly KnownSharee[]> {
  if (sharees.length === 0) return []
  const wanted = sharees.map((each) => ({ ...each, key: keyOf(each.address) }))
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'address'])
    .where('is_active', '=', 1)
    .where('address', 'in', [...new Set(wanted.map(({ key }) => key))])
    .execute()
  const ids = new Map(rows.map(({ id, address }) => [address, id]))
  const found = new Map<AccountId, KnownSharee>()
  for (const { key, mayEdit } of wanted) {
    const accountId = ids.get(key)
    if (accountId === undefined)
      throw new MailroomError('invalid', 'Calendars are shared with people of this mail system alone.', {
        fields: { sharees: ['notHere'] },
      })
    if (accountId !== ownerId) found.set(accountId, { accountId, mayEdit })
  }
  return [...found.values()]
}

/** Shares a calendar with these people and nobody else. What colour they see stays. */
export async function setSharees(
  trx: Executor,
  id: CalendarId,
  sharees: readonly KnownSharee[],
): Promise<void> {
  await trx
    .deleteFrom('calendar_shares')
    .where('calendar_id', '=', id)
    .$if(sharees.length > 0, (query) =>
      query.where(
        'account_id',
        'not in',
        sharees.map(({ accountId }) => accountId),
      ),
    )
    .execute()
  if (sharees.length === 0) return
  await trx
    .insertInto('calendar_shares')
    .values(
      sharees.map(({ accountId, mayEdit }) => ({
        ...{ calendar_id: id, account_id: accountId, color: null },
        may_edit: mayEdit ? (1 as const) : (0 as const),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['calendar_id', 'account_id'])
        .doUpdateSet((row) => ({ may_edit: row.ref('excluded.may_edit') })),
    )
    .execute()
}

/** An address as accounts have it. */
function keyOf(address: string): string {
  const parts = splitAddress(address)
  return parts ? joinAddress(parts) : addressKey(address)
}
