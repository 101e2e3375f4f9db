import { expect, it } from 'vitest'
import type { Folder } from '../mail/Folder'
import { firstFolderPart, foldersBelow, mostAtFirst } from './folderParts'

const folderAt = (id: string, isDefault = false): Folder => {
  const [parent] = id.includes('/') ? [id.slice(0, id.lastIndexOf('/'))] : []
  const counts = { unreadCount: 0, totalCount: 0 }
  const name = id.slice(id.lastIndexOf('/') + 1)
  return { id, name, ...(parent && { parent }), ...counts, isDefault, canEmpty: false, isLocked: false }
}

const range = (count: number) => Array.from({ length: count }, (_, place) => place)
const regions = range(50).flatMap((region) => [
  `Region ${region}`,
  ...range(99).map((order) => `Region ${region}/Order ${order}`),
])
const inTree = [folderAt('INBOX', true), folderAt('Sent', true), ...regions.map((id) => folderAt(id))]
const idsOf = (folders: readonly Folder[]) => folders.map(({ id }) => id)
const withMore = (folders: readonly Folder[]) => idsOf(folders.filter(({ hasMore }) => hasMore))

it('[FL-01] [T40] of thousands it gives those of the first screens, and the whole top of the tree', () => {
  const { folders, hasMore } = firstFolderPart(inTree, 'INBOX')
  const top = range(50).map((region) => `Region ${region}`)
  expect(idsOf(folders)).toEqual([...idsOf(inTree).slice(0, mostAtFirst), ...top.slice(1)])
  expect(hasMore).toBe(false)
  expect(withMore(folders)).toEqual(top)
})

it('[FL-01] [T40] the way to one that comes late is there, and nothing beside it', () => {
  const early = firstFolderPart(inTree, undefined)
  const late = firstFolderPart(inTree, 'Region 30/Order 40')
  const added = idsOf(late.folders).filter((id) => !idsOf(early.folders).includes(id))
  expect(added).toEqual(['Region 30/Order 40'])
  expect(firstFolderPart(inTree, 'No such folder')).toEqual(early)
  expect(firstFolderPart(inTree, 'Region 30')).toEqual(early)
  const deep = [...inTree, ...['Z', 'Z/1', 'Z/1/2', 'Z/1/2/3', 'Z/1/2/4'].map((id) => folderAt(id))]
  const { folders } = firstFolderPart(deep, 'Z/1/2/3')
  expect(idsOf(folders).slice(-4)).toEqual(['Z', 'Z/1', 'Z/1/2', 'Z/1/2/3'])
  expect(withMore(folders).at(-1)).toBe('Z/1/2')
})

it('[FL-01] those with a role come wherever they stand, and no more of a long top than of the rest', () => {
  const flat = [...range(5000).map((place) => folderAt(`Order ${place}`)), folderAt('Trash', true)]
  const { folders, hasMore } = firstFolderPart(flat, undefined)
  expect(idsOf(folders)).toEqual([...idsOf(flat).slice(0, mostAtFirst), 'Trash'])
  expect(hasMore).toBe(true)
})

it('[FL-01] gives all of them where there are few', () => {
  const few = inTree.slice(0, mostAtFirst + 1)
  expect(firstFolderPart(few, undefined)).toEqual({ folders: few, hasMore: false })
  expect(firstFolderPart(inTree.slice(0, mostAtFirst + 2), undefined).folders).toHaveLength(mostAtFirst)
})

it('[ML-06] gives those directly below one, and at the top those whose parent is missing', () => {
  const all = ['A', 'A/1', 'A/1/x', 'A/2', 'B', 'Lost/1', 'Lost/1/x'].map((id) => folderAt(id))
  const below = (parent?: string) => foldersBelow(all, parent).map(({ id, hasMore = false }) => [id, hasMore])
  expect(below()).toEqual([
    ['A', true],
    ['B', false],
    ['Lost/1', true],
  ])
  expect(below('A')).toEqual([
    ['A/1', true],
    ['A/2', false],
  ])
  expect([below('B'), below('Lost'), below('Nowhere')]).toEqual([[], [], []])
})
