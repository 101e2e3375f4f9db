import type { FileShareState } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'

/** Shares with what is known of their files now. */
export const shareRows = (executor: Executor) =>
  executor
    .selectFrom('file_shares')
    .leftJoin('disk_items', (join) =>
      join
        .onRef('disk_items.id', '=', 'file_shares.item_id')
        .onRef('disk_items.disk', '=', 'file_shares.disk'),
    )
    .select([
      ...(['file_shares.id', 'file_shares.account_id', 'file_shares.item_id', 'file_shares.disk'] as const),
      ...(['file_shares.name', 'file_shares.size_bytes', 'file_shares.secrets'] as const),
      ...(['file_shares.created_at', 'file_shares.expires_at', 'file_shares.ended_at'] as const),
      ...(['file_shares.download_count', 'disk_items.name as item_name'] as const),
      ...(['disk_items.content_type', 'disk_items.blob_key'] as const),
    ])

/** A share as a row. */
export type ShareRow = Awaited<ReturnType<ReturnType<typeof shareRows>['executeTakeFirstOrThrow']>>

/** Whether it still leads to its file. */
export function stateOf(
  row: Pick<ShareRow, 'ended_at' | 'expires_at' | 'blob_key'>,
  now: number,
): FileShareState {
  if (row.ended_at !== null) return 'ended'
  if (row.blob_key === null) return 'gone'
  return row.expires_at <= now ? 'expired' : 'open'
}
