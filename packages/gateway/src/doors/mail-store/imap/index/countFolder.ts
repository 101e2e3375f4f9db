import { sql } from 'kysely'
import type { Executor } from '../../../database/Database'

/** How many mails of a folder have their row, and how many of them are unread. */
export async function indexedCounts(executor: Executor, folderId: number) {
  const { rows } = await sql<{ total: number; unread: number | null }>`
    select count(*) as total, sum(1 - is_read) as unread from messages where folder_id = ${folderId}`.execute(
    executor,
  )
  return { totalCount: rows[0]?.total ?? 0, unreadCount: rows[0]?.unread ?? 0 }
}

/** Adds mails that were given their rows just now to a folder's counts, so that whoever sees the rows sees the counts. */
export async function countInserted(
  trx: Executor,
  folderId: number,
  inserted: readonly { readonly isRead: boolean }[],
): Promise<void> {
  if (inserted.length === 0) return
  const unreadCount = inserted.filter((mail) => !mail.isRead).length
  await trx
    .updateTable('folders')
    .set((query) => ({
      total_count: query('total_count', '+', inserted.length),
      unread_count: query('unread_count', '+', unreadCount),
    }))
    .where('id', '=', folderId)
    .execute()
}

/** Sets a folder's counts to those of its rows: right once every mail has its row. */
export async function countFolder(trx: Executor, folderId: number): Promise<void> {
  const { totalCount, unreadCount } = await indexedCounts(trx, folderId)
  await trx
    .updateTable('folders')
    .set({ total_count: totalCount, unread_count: unreadCount })
    .where('id', '=', folderId)
    .execute()
}
