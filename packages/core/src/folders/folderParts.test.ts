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

it('[FL-01] [T40] of thousands it gives the top of the tree, whose branches say that there are others', () => {
  const { folders, hasMore } = firstFolderPart(inTree, 'INBOX')
  const top = range(50).map((region) => `Region ${region}`)
  expect(idsOf(folders)).toEqual(['INBOX', 'Sent', ...top])
  expect(hasMore).toBe(false)
  expect(withMore(folders)).toEqual(top)
})

const branch = (id: string, count: number) => [id, ...range(count).map((place) => `${id}/${place}`)]
const allOf = (...ids: readonly string[]) => ids.map((id) => folderAt(id))
/** Those that are shown at first, and those of them that say that there are others below. */
const firstOf = (all: readonly Folder[]) => {
  const { folders } = firstFolderPart(all, undefined)
  return { open: idsOf(folders).filter((id) => id.includes('/')), more: withMore(folders) }
}

it('[FL-01] [T40] branches come whole where there is room for them, those that come first in the tree before others', () => {
  const all = allOf(
    ...branch('A', 30),
    ...branch('B', 40),
    ...branch('C', 25),
    ...branch('D', 3),
    ...branch('E', 2),
  )
  const inRoom = [...branch('A', 30).slice(1), ...branch('C', 25).slice(1), ...branch('D', 3).slice(1)]
  expect(firstOf(all)).toEqual({ open: inRoom, more: ['B', 'E'] })
})

it('[FL-01] [T40] a level follows the one above it as long as there is room', () => {
  const inner = range(6).flatMap((place) => branch(`A/${place}`, 9))
  const { open, more } = firstOf(allOf('A', ...inner, ...branch('B', 5)))
  const whole = [0, 1, 2, 3, 4].flatMap((place) => branch(`A/${place}`, 9))
  expect(open).toEqual([...whole, 'A/5', ...branch('B', 5).slice(1)])
  expect(more).toEqual(['A/5'])
})

it('[FL-01] [T40] where there is no room for one of each branch, all are closed', () => {
  const all = allOf(...range(40).flatMap((place) => branch(`${place}`, 1)))
  expect(firstOf(all)).toEqual({ open: [], more: range(40).map(String) })
})

it('[FL-01] [T40] the way to one that comes late is there, and nothing beside it', () => {
  const early = firstFolderPart(inTree, undefined)
  const late = firstFolderPart(inTree, 'Region 30/Order 40')
  const added = idsOf(late.folders).filter((id) => !idsOf(early.folders).includes(id))
  expect(added).toEqual(['Region 30/Order 40'])
  expect(firstFolderPart(inTree, 'No such folder')).toEqual(early)
  expect(firstFolderPart(inTree, 'Region 30')).toEqual(early)
  const deep = [...inTree, ...allOf('Z', ...branch('Z/1', 20), 'Z/1/2/3', 'Z/1/2/4')]
  const { folders } = firstFolderPart(deep, 'Z/1/2/3')
  expect(idsOf(folders).slice(-4)).toEqual(['Z', 'Z/1', 'Z/1/2', 'Z/1/2/3'])
  expect(withMore(folders).slice(-2)).toEqual(['Z/1', 'Z/1/2'])
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
  expect(withMore(firstFolderPart(inTree.slice(0, mostAtFirst + 2), undefined).folders)).toEqual(['Region 0'])
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
