import type { WireFolder } from '@mailroom/api'
import type { Folder, FolderRole } from '@mailroom/core'

/** Special uses as IMAP names them; the inbox is known by its name. @source RFC 6154 */
const specialUse: Readonly<Partial<Record<FolderRole, string>>> = {
  drafts: '\\Drafts',
  sent: '\\Sent',
  spam: '\\Junk',
  trash: '\\Trash',
  archive: '\\Archive',
  snoozed: '\\Snoozed',
}

/** A folder on the wire. */
export function toWireFolder(folder: Folder): WireFolder {
  const use = folder.role === 'inbox' ? '\\Inbox' : folder.role && specialUse[folder.role]
  const wire: WireFolder = {
    id: folder.id,
    name: folder.name,
    raw_name: folder.id,
    unseen_count: folder.unreadCount,
    count: folder.totalCount,
    is_lock: folder.isLocked,
    is_default: folder.isDefault,
    is_can_empty: folder.canEmpty,
    flags: use ? [use] : [],
  }
  // There may be thousands: see `toFolder`.
  return folder.hasMore ? { ...wire, has_more: true } : wire
}
