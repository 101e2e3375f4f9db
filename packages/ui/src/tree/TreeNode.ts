import type { ReactNode } from 'react'

/** One branch or leaf. */
export interface TreeNode {
  id: string
  /** The words people read and type to find it. */
  label: string
  /** Before the label; gets whether the branch is open. */
  icon?: (state: { expanded: boolean }) => ReactNode
  /** After the label: a count. Read out with the name. */
  adornment?: ReactNode
  /** Buttons that show on hover and focus; they must be reachable by a context menu too. */
  actions?: ReactNode
  /** Stronger words, for a folder with unread mail. */
  strong?: boolean
  disabled?: boolean
  /** Can be taken by the pointer; what that does is for the owner to hear: `dragstart` with `data-node-id`. */
  draggable?: boolean
  /** Present, even if empty, where it can be opened. */
  children?: readonly TreeNode[]
}

/** A node as it is shown: where it stands among the visible ones. */
export interface VisibleNode {
  node: TreeNode
  /** 1 for the top. */
  level: number
  /** 1-based place among its siblings. */
  position: number
  siblings: number
  parentId?: string
}

/** The nodes that can be seen, top to bottom, given which branches are open. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parentId?: string,
): VisibleNode[] {
  return nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblings: nodes.length, parentId },
    ...(node.children && expanded.has(node.id)
      ? visibleNodes(node.children, expanded, level + 1, node.id)
      : []),
  ])
}
