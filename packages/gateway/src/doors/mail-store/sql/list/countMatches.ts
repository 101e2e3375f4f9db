import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/Database'
import { type FolderFilter, filterCondition } from './conditions'

interface CountedFolder {
  readonly id: number
  readonly total_count: number
  readonly unread_count: number
}

/** How many mails of a folder a filter shows: from the folder's own counts, else from the index of the rare state. */
export async function countMatches(
  executor: Executor,
  folder: CountedFolder,
  { filter, tagId }: FolderFilter,
): Promise<number> {
  switch (filter.kind) {
    case 'all':
      return folder.total_count
    case 'unseen':
      return folder.unread_count
    case 'seen':
      return folder.total_count - folder.unread_count
    case 'unflagged':
      return folder.total_count - (await countMatches(executor, folder, { filter: { kind: 'flagged' } }))
    case 'tag':
      return count(executor, sql`message_tags where tag_id = ${tagId ?? 0} and folder_id = ${folder.id}`)
    default:
      return count(executor, sql`messages where folder_id = ${folder.id} and ${filterCondition({ filter })}`)
  }
}

async function count(executor: Executor, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(executor)
  return rows[0]?.count ?? 0
}
