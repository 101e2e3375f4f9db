import type { Folder, FolderRole } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'
import type { MailTables } from '../../../database/tables/MailTables'
import type { Selectable } from 'kysely'
import { sortFolders } from './sortFolders'

type FolderRow = Pick<Selectable<MailTables['folders']>, 'name' | 'role' | 'total_count' | 'unread_count'>

/** @see Mailbox.folders */
export async function listFolders({ database, accountId }: MailboxContext): Promise<readonly Folder[]> {
  const rows = await database.db
    .selectFrom('folders')
    .select(['name', 'role', 'total_count', 'unread_count'])
    .where('account_id', '=', accountId)
    .execute()
  return sortFolders(rows.map(toFolder))
}

/** A row as core's folder. */
export function toFolder(row: FolderRow): Folder {
  const cut = row.name.lastIndexOf('/')
  const role = (row.role ?? undefined) as FolderRole | undefined
  return {
    id: row.name,
    name: row.name.slice(cut + 1),
    ...(role !== undefined && { role }),
    ...(cut > 0 && { parent: row.name.slice(0, cut) }),
    unreadCount: row.unread_count,
    totalCount: row.total_count,
    isDefault: role !== undefined,
    canEmpty: role === 'trash' || role === 'spam',
    isLocked: false,
  }
}
