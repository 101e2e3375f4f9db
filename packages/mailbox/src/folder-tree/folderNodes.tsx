import type { Folder, FolderId, FolderRole } from '@mailroom/core'
import {
  ArchiveIcon,
  ClockIcon,
  DraftIcon,
  FolderIcon,
  FolderOpenIcon,
  InboxIcon,
  LockIcon,
  SendIcon,
  SpamIcon,
  TrashIcon,
  type IconComponent,
  type TreeNode,
} from '@mailroom/ui'
import type { ReactNode } from 'react'
import { FolderCount } from './FolderCount'
import { moreNodeOf, myFoldersNode } from './folderNodeIds'
import type { SayFolders } from './folderStrings'

const icons: Record<FolderRole, IconComponent> = {
  inbox: InboxIcon,
  snoozed: ClockIcon,
  drafts: DraftIcon,
  sent: SendIcon,
  archive: ArchiveIcon,
  spam: SpamIcon,
  trash: TrashIcon,
}

/** What nodes of folders are made with. */
export interface NodeParts {
  readonly t: SayFolders
  readonly nameOf: (folder: Folder) => string
  readonly actionsOf: (folder: Folder) => ReactNode
  /** Own folders may be picked up. */
  readonly mayMove: boolean
  /** Brings others that are not known, of a folder or of the top: ''. */
  readonly moreOf: (branch: FolderId) => ReactNode
  /** Nodes that were made with these parts: there may be thousands, of which one has another count now. */
  readonly made: WeakMap<Folder, TreeNode>
}

/**
 * The tree of the pane: default folders first, the reader's own below one heading. A folder that is the same, with the same
 * ones below it, keeps its node.
 *
 * @param folders   default ones first, parents before children
 * @param hasMore   others are at the top
 * @param reminders what leads to the list of them
 * @param review    what leads to the mails in review, below all folders
 * @source FL-01, FL-04
 */
export function folderNodes(
  folders: readonly Folder[],
  hasMore: boolean,
  { t, nameOf, actionsOf, moreOf, mayMove, made }: NodeParts,
  reminders?: TreeNode,
  review?: TreeNode,
): TreeNode[] {
  const known = new Set(folders.map(({ id }) => id))
  // Another program may have left a folder without the one above it.
  const parentOf = ({ parent }: Folder) => (parent !== undefined && known.has(parent) ? parent : undefined)
  const byParent = Map.groupBy(folders, parentOf)
  const nodeOf = (folder: Folder): TreeNode => {
    const known = (byParent.get(folder.id) ?? []).map(nodeOf)
    const before = made.get(folder)
    // A folder that is the same has as many others.
    if (before && areSame((before.children ?? []).slice(0, folder.hasMore ? -1 : undefined), known))
      return before
    const children = folder.hasMore ? [...known, moreNode(folder.id)] : known
    const node: TreeNode = {
      id: folder.id,
      label: nameOf(folder),
      strong: folder.unreadCount > 0 && folder.role !== 'drafts',
      icon: ({ expanded }) => iconOf(folder, expanded, t),
      adornment: <FolderCount folder={folder} t={t} />,
      actions: actionsOf(folder),
      draggable: mayMove && !folder.isDefault && !folder.isLocked,
      ...(children.length > 0 ? { children } : {}),
    }
    made.set(folder, node)
    return node
  }
  const moreNode = (branch: FolderId): TreeNode => ({
    id: moreNodeOf(branch),
    label: t('moreFolders'),
    adornment: moreOf(branch),
  })
  const top = byParent.get(undefined) ?? []
  const own = top.filter((folder) => !folder.isDefault)
  const isLocked = own.some((folder) => folder.isLocked)
  const group: TreeNode = {
    id: myFoldersNode,
    label: t('myFolders'),
    children: [...own.map(nodeOf), ...(hasMore ? [moreNode('')] : [])],
    ...(isLocked && { icon: () => <LockIcon title={t('locked')} /> }),
  }
  // What is away has a place only while there is something.
  const isShown = (folder: Folder) => folder.isDefault && (folder.role !== 'snoozed' || folder.totalCount > 0)
  return [
    ...top.filter(isShown).map(nodeOf),
    ...(reminders ? [reminders] : []),
    ...(own.length > 0 || hasMore ? [group] : []),
    ...(review ? [review] : []),
  ]
}

const areSame = (some: readonly TreeNode[], others: readonly TreeNode[]): boolean =>
  some.length === others.length && some.every((node, index) => node === others[index])

function iconOf(folder: Folder, expanded: boolean, t: SayFolders) {
  if (folder.isLocked) return <LockIcon title={t('locked')} />
  const Icon = folder.role ? icons[folder.role] : expanded ? FolderOpenIcon : FolderIcon
  return <Icon />
}
