import { addressKey } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'

/** The department of somebody of the organisation, by their main address or an alias of theirs alone; else empty. */
export async function departmentOf(db: Executor, address: string): Promise<string> {
  const key = addressKey(address)
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('departments', 'departments.id', 'accounts.department_id')
    .select('departments.name')
    .where('accounts.is_active', '=', 1)
    .where((query) =>
      query.or([
        query('accounts.address', '=', key),
        query(
          'accounts.id',
          'in',
          query.selectFrom('aliases').select('account_id').where('aliases.address', '=', key),
        ),
      ]),
    )
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0]?.name ?? '') : ''
}
