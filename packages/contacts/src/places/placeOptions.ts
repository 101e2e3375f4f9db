import { visibleNodes, type SelectOption, type TreeNode } from '@mailroom/ui'

/** Sets a place in under the one that it belongs to. */
const indent = '\u2003'

/** All places as lines to choose one from, for where a tree has no room. */
export const placeOptions = (nodes: readonly TreeNode[]): SelectOption[] =>
  visibleNodes(nodes, new Set(nodes.flatMap(idsWithin))).map(({ node, level }) => ({
    value: node.id,
    label: `${indent.repeat(level - 1)}${node.label}`,
  }))

const idsWithin = (node: TreeNode): string[] => [node.id, ...(node.children ?? []).flatMap(idsWithin)]
