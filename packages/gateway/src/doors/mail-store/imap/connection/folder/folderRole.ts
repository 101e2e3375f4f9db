import type { FolderRole } from '@mailroom/core'
import { specialUse } from 'imapflow/lib/special-use.js'

/** A folder before its role is decided. */
interface Candidate {
  readonly path: string
  readonly parts: readonly string[]
  readonly attributes: ReadonlySet<string>
  readonly isSelectable: boolean
}

const roleOfUse: Readonly<Record<string, FolderRole>> = {
  '\\drafts': 'drafts',
  '\\sent': 'sent',
  '\\junk': 'spam',
  '\\trash': 'trash',
  '\\archive': 'archive',
  '\\snoozed': 'snoozed',
}

/**
 * Gives each role to one folder: by SPECIAL-USE (RFC 6154), else by the names that mail programs use in many languages,
 * the latter only at the top level.
 *
 * @returns roles by path
 */
export function folderRoles(folders: readonly Candidate[]): ReadonlyMap<string, FolderRole> {
  const claims = folders.flatMap((folder) => {
    const claim = claimOf(folder)
    return claim === undefined ? [] : [{ folder, ...claim }]
  })
  claims.sort(
    (a, b) =>
      a.rank - b.rank ||
      a.folder.parts.length - b.folder.parts.length ||
      (a.folder.path < b.folder.path ? -1 : 1),
  )
  const roles = new Map<string, FolderRole>()
  const given = new Set<FolderRole>()
  for (const { folder, role } of claims) {
    if (given.has(role) || roles.has(folder.path)) continue
    given.add(role)
    roles.set(folder.path, role)
  }
  return roles
}

/** What the server says counts most (0), then an exact well-known name, then a name with more words. */
function claimOf({ path, parts, attributes, isSelectable }: Candidate) {
  if (!isSelectable) return undefined
  if (path === 'INBOX') return { role: 'inbox' as const, rank: 0 }
  for (const attribute of attributes) {
    const role = roleOfUse[attribute.toLowerCase()]
    if (role !== undefined) return { role, rank: 0 }
  }
  if (parts.length !== 1) return undefined
  const { flag, source } = specialUse(false, { flags: new Set(), name: parts[0] ?? '' })
  const role = flag === null ? undefined : roleOfUse[flag.toLowerCase()]
  return role === undefined ? undefined : { role, rank: source === 'name' ? 1 : 2 }
}
