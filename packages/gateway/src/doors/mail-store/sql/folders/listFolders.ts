import { type Folder, type FolderRole, sortFolders } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'
import type { MailTables } from '../../../database/tables/MailTables'
import type { Selectable, SqlBool } from 'kysely'

/** What a folder is made of. */
export const folderColumns = ['name', 'role', 'total_count', 'unread_count'] as const

export type FolderRow = Pick<Selectable<MailTables['folders']>, (typeof folderColumns)[number]> & {
  /** Others are below it. */
  readonly has_more?: SqlBool
}

/** Whose folders are asked for, and of what. */
export type OwnFolders = Pick<MailboxContext, 'database' | 'accountId'>

/** @see Mailbox.folders */
export async function listFolders({ database, accountId }: OwnFolders): Promise<readonly Folder[]> {
  const rows = await database.db
    .selectFrom('folders')
    .select(folderColumns)
    .where('account_id', '=', accountId)
    .execute()
  return sortFolders(rows.map(toFolder))
}

/** A row as core's folder. */
export function toFolder(row: FolderRow): Folder {
  const cut = row.name.lastIndexOf('/')
  const role = (row.role ?? undefined) as FolderRole | undefined
  const folder: { -readonly [Key in keyof Folder]: Folder[Key] } = {
    id: row.name,
    name: row.name.slice(cut + 1),
    unreadCount: row.unread_count,
    totalCount: row.total_count,
    isDefault: role !== undefined,
    canEmpty: role === 'trash' || role === 'spam',
    isLocked: false,
  }
  // Written so: there may be thousands, and spreading what is optional takes three times as long.
  if (role !== undefined) folder.role = role
  if (cut > 0) folder.parent = row.name.slice(0, cut)
  if (row.has_more) folder.hasMore = true
  return folder
}
