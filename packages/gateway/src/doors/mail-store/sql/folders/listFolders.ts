import { type Folder, type FolderRole, folderRoles } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'
import type { MailTables } from '../../../database/tables/MailTables'
import type { Selectable } from 'kysely'

type FolderRow = Pick<Selectable<MailTables['folders']>, 'name' | 'role' | 'total_count' | 'unread_count'>

/** @see Mailbox.folders */
export async function listFolders({ database, accountId }: MailboxContext): Promise<readonly Folder[]> {
  const rows = await database.db
    .selectFrom('folders')
    .select(['name', 'role', 'total_count', 'unread_count'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(toFolder).sort(byRoleThenName)
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

const rank = (folder: Folder) =>
  folder.role === undefined ? folderRoles.length : folderRoles.indexOf(folder.role)

/** "Projects 9" before "Projects 10". */
const collator = new Intl.Collator('zh', { numeric: true })

/** Level by level, so that a folder follows the one it is in. */
function byRoleThenName(a: Folder, b: Folder): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  const left = a.id.split('/')
  const right = b.id.split('/')
  for (let level = 0; level < Math.min(left.length, right.length); level++) {
    const order = collator.compare(left[level]!, right[level]!)
    if (order !== 0) return order
  }
  return left.length - right.length
}
