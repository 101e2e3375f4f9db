import type { FolderId } from './ids'

/** What a folder is for (RFC 6154). Folders of the user's own have none. */
export type FolderRole = 'inbox' | 'snoozed' | 'drafts' | 'sent' | 'spam' | 'trash' | 'archive'

/** The folders with a role in the order in which they are shown. @source FL-01, ML-29 */
export const folderRoles: readonly FolderRole[] = [
  ...(['inbox', 'snoozed', 'drafts', 'sent', 'archive', 'spam', 'trash'] as const),
]

/** The roles of folders that every mailbox has; the others come when they are needed. @source FL-01 */
export const defaultRoles: readonly FolderRole[] = folderRoles.filter((role) => role !== 'snoozed')

/** What the folders with a role are called. INBOX is the one name that mail systems agree on (RFC 9051 5.1). @source FL-01 */
export const defaultFolderNames: Readonly<Record<FolderRole, FolderId>> = {
  inbox: 'INBOX',
  snoozed: 'Snoozed',
  drafts: 'Drafts',
  sent: 'Sent',
  archive: 'Archive',
  spam: 'Spam',
  trash: 'Trash',
}

/** A folder with its counts. Views show the role's word in the reader's language, else `name`. */
export interface Folder {
  readonly id: FolderId
  /** The last level of the name. */
  readonly name: string
  readonly role?: FolderRole
  /** The folder above; absent at the root. */
  readonly parent?: FolderId
  readonly unreadCount: number
  readonly totalCount: number
  /** It has a role; cannot be renamed or deleted. */
  readonly isDefault: boolean
  /** May be emptied at once: trash and spam. */
  readonly canEmpty: boolean
  /** Behind the folder lock and not released. */
  readonly isLocked: boolean
  /** In a part of the folders: others are directly below it that are not in that part. @see FolderPart */
  readonly hasMore?: boolean
}

/** Where a folder is, or is to be: its own name, and the folder above it unless it is at the root. */
export interface FolderPlace {
  readonly name: string
  readonly parent?: FolderId | undefined
}
