import type { WireFolder } from '@mailroom/api'
import type { Folder, FolderRole } from '@mailroom/core'

// Special uses of RFC 6154 and their roles; the inbox has none there.
const uses: ReadonlyMap<string, FolderRole> = new Map([
  ['\\inbox', 'inbox'],
  ['\\drafts', 'drafts'],
  ['\\sent', 'sent'],
  ['\\junk', 'spam'],
  ['\\trash', 'trash'],
  ['\\archive', 'archive'],
  ['\\snoozed', 'snoozed'],
])

/** A folder. The one above it is found in its name: levels are joined by `/`. */
export function fromWireFolder(folder: WireFolder): Folder {
  const role = roleOf(folder)
  const slash = folder.raw_name.lastIndexOf('/')
  return {
    id: folder.raw_name,
    name: folder.name,
    ...(role && { role }),
    ...(slash > 0 && { parent: folder.raw_name.slice(0, slash) }),
    unreadCount: folder.unseen_count,
    totalCount: folder.count,
    isDefault: folder.is_default,
    canEmpty: folder.is_can_empty,
    isLocked: folder.is_lock,
    ...(folder.has_more && { hasMore: true }),
  }
}

function roleOf({ raw_name, flags }: WireFolder): FolderRole | undefined {
  if (raw_name.toUpperCase() === 'INBOX') return 'inbox'
  return flags.map((flag) => uses.get(flag.toLowerCase())).find((role) => role !== undefined)
}
