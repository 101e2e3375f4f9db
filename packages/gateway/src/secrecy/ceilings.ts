import { type SecrecyLevel, secrecyOfRank, secrecyRank } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { joinAddress, splitAddress } from '../accounts/localAddress'
import type { Executor } from '../doors/database/Database'

/** The highest levels that people may write and read. @source CO-12 */
export async function readCeilings(
  db: Executor,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, SecrecyLevel>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'secrecy_ceiling'])
    .where('id', 'in', [...new Set(accountIds)])
    .execute()
  return new Map(rows.map((row) => [row.id, secrecyOfRank(row.secrecy_ceiling) ?? 'normal']))
}

/** The same of whoever has an address; undefined when nobody here does. */
export async function ceilingAt(db: Executor, address: string): Promise<SecrecyLevel | undefined> {
  const parts = splitAddress(address)
  if (parts === undefined) return undefined
  const row = await db
    .selectFrom('accounts')
    .select('secrecy_ceiling')
    .where('address', '=', joinAddress(parts))
    .where('is_active', '=', 1)
    .executeTakeFirst()
  return row && (secrecyOfRank(row.secrecy_ceiling) ?? 'normal')
}

/** Says what somebody may write and read from now on. What they have stays. */
export async function setCeiling(db: Executor, accountId: AccountId, level: SecrecyLevel): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ secrecy_ceiling: secrecyRank(level) })
    .where('id', '=', accountId)
    .execute()
}
