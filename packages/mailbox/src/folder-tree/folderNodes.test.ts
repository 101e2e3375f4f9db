import type { Folder } from '@mailroom/core'
import type { TreeNode } from '@mailroom/ui'
import { expect, it } from 'vitest'
import { branchOfMore, myFoldersNode } from './folderNodeIds'
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
  moreOf: () => undefined,
  mayMove: true,
  made: new WeakMap(),
})

/** All nodes below some, by id. */
const all = (nodes: readonly TreeNode[]): Map<string, TreeNode> =>
  new Map(nodes.flatMap((node) => [[node.id, node] as const, ...all(node.children ?? [])]))

it('[FL-01] [T40] a folder that has not changed keeps its node, and those above one that has show the new one', () => {
  const folders = ['INBOX', 'A', 'A/1', 'A/2', 'B', 'B/1'].map((id) => folderAt(id))
  const same = parts()
  const before = all(folderNodes(folders, false, same))
  const after = all(
    folderNodes(
      folders.map((folder) => (folder.id === 'A/2' ? folderAt('A/2', 3) : folder)),
      false,
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
  folderNodes(folders, false, same)
  const after = all(folderNodes(folders.slice(0, 3), false, same))
  expect([...after.keys()].filter((id) => id.startsWith('A'))).toEqual(['A', 'A/1'])
  const named = folderNodes(folders, false, { ...parts(), nameOf: ({ name }) => `the ${name}` })
  expect(all(named).get('A')?.label).toBe('the A')
})

it('[FL-01] [T40] a branch, and the top, of which not all is known ends with a line that stands for the others', () => {
  const folders = ['INBOX', 'A', 'A/1', 'B'].map((id) => ({
    ...folderAt(id),
    ...(['A', 'B'].includes(id) && { hasMore: true }),
  }))
  const same = parts()
  const nodes = folderNodes(folders, true, same)
  const ends = [...all(nodes)].map(([id, { children }]) => [id, children?.at(-1)?.id])
  expect(ends.filter(([, end]) => end).map(([id, end]) => [id, branchOfMore(end!)])).toEqual([
    [myFoldersNode, ''],
    ['A', 'A'],
    ['B', 'B'],
  ])
  expect(branchOfMore('A')).toBeUndefined()
  expect(all(folderNodes(folders, true, same)).get('A')).toBe(all(nodes).get('A'))
  const known = folders.map((folder) => (folder.id === 'B' ? folderAt('B') : folder))
  const after = all(folderNodes(known, false, same))
  expect([after.get('B')?.children, after.get(myFoldersNode)?.children?.at(-1)?.id]).toEqual([undefined, 'B'])
})
