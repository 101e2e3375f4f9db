import { addressKey, type Gender } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'

/** What the organisation tells its people of each other. */
export interface Colleague {
  /** Empty for none. */
  readonly department: string
  readonly gender: Gender
  /** Absent when they show no picture. */
  readonly pictureId?: string
}

const nobody: Colleague = { department: '', gender: 'unknown' }

/** Somebody of the organisation, by their main address or an alias of theirs alone; others are nobody that is known. */
export async function colleague(db: Executor, address: string): Promise<Colleague> {
  const key = addressKey(address)
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('departments', 'departments.id', 'accounts.department_id')
    .leftJoin('profile_pictures', 'profile_pictures.account_id', 'accounts.id')
    .select(['departments.name', 'accounts.gender', 'profile_pictures.picture_id'])
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
  const [row] = rows
  if (!row || rows.length > 1) return nobody
  return {
    department: row.name ?? '',
    gender: row.gender,
    ...(row.picture_id !== null && { pictureId: row.picture_id }),
  }
}
