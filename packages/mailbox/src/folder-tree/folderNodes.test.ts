import type { Folder } from '@mailroom/core'
import type { TreeNode } from '@mailroom/ui'
import { expect, it } from 'vitest'
import { folderNodes, type NodeParts } from './folderNodes'

const folderAt = (id: string, unreadCount = 0): Folder => ({
  id,
  name: id,
  ...(id.includes('/') && { parent: id.slice(0, id.lastIndexOf('/')) }),
  ...(id === 'INBOX' && { role: 'inbox' }),
  unreadCount,
  totalCount: 9,
  isDefault: id === 'INBOX',
  canEmpty: false,
  isLocked: false,
})

const parts = (): NodeParts => ({
  t: (word) => word,
  nameOf: ({ name }) => name,
  actionsOf: () => undefined,
  mayMove: true,
  made: new WeakMap(),
})

/** All nodes below some, by id. */
const all = (nodes: readonly TreeNode[]): Map<string, TreeNode> =>
  new Map(nodes.flatMap((node) => [[node.id, node] as const, ...all(node.children ?? [])]))

it('[FL-01] [T40] a folder that has not changed keeps its node, and those above one that has show the new one', () => {
  const folders = ['INBOX', 'A', 'A/1', 'A/2', 'B', 'B/1'].map((id) => folderAt(id))
  const same = parts()
  const before = all(folderNodes(folders, same))
  const after = all(
    folderNodes(
      folders.map((folder) => (folder.id === 'A/2' ? folderAt('A/2', 3) : folder)),
      same,
    ),
  )
  const kept = [...after].filter(([id, node]) => before.get(id) === node).map(([id]) => id)
  expect(kept).toEqual(['INBOX', 'A/1', 'B', 'B/1'])
  expect([after.get('A/2')?.strong, after.get('A')?.children?.[1]]).toEqual([true, after.get('A/2')])
})

it('[FL-01] a branch that loses a folder, or is named in other words, is made anew', () => {
  const folders = ['INBOX', 'A', 'A/1', 'A/2'].map((id) => folderAt(id))
  const same = parts()
  folderNodes(folders, same)
  const after = all(folderNodes(folders.slice(0, 3), same))
  expect([...after.keys()].filter((id) => id.startsWith('A'))).toEqual(['A', 'A/1'])
  const named = folderNodes(folders, { ...parts(), nameOf: ({ name }) => `the ${name}` })
  expect(all(named).get('A')?.label).toBe('the A')
})
