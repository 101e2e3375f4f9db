import type { Executor } from '../../doors/database/Database'

/** Rows kept at most: who tries endless names fills no disk. */
const maxRows = 50_000

/** Deletes attempts of long ago and, beyond the bound, the oldest. */
export async function forgetOldAttempts(trx: Executor, before: number): Promise<void> {
  await trx.deleteFrom('login_attempts').where('last_at', '<', before).execute()
  const { rows } = await trx
    .selectFrom('login_attempts')
    .select((query) => query.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  if (rows <= maxRows) return
  const oldest = trx
    .selectFrom('login_attempts')
    .select('subject')
    .orderBy('last_at')
    .limit(rows - maxRows)
  await trx.deleteFrom('login_attempts').where('subject', 'in', oldest).execute()
}
