import type { Executor } from '../../doors/database/Database'

/** Whether somebody may put files on the disk of the organisation. */
export async function isWriter(executor: Executor, accountId: number): Promise<boolean> {
  const row = await executor
    .selectFrom('disk_writers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Lets somebody write on the disk of the organisation. Asked again, nothing changes. */
export async function grantWriting(executor: Executor, accountId: number, now: number): Promise<void> {
  await executor
    .insertInto('disk_writers')
    .values({ account_id: accountId, granted_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/** Takes that back; false when it was never given. */
export async function revokeWriting(executor: Executor, accountId: number): Promise<boolean> {
  const gone = await executor
    .deleteFrom('disk_writers')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return gone !== undefined
}
