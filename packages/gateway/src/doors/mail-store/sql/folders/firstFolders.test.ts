import type { Folder } from '@mailroom/core'
import { expect, it } from 'vitest'
import { firstFolders } from './firstFolders'

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

it('[FL-01] [T40] of thousands it gives those of the first screens, and the whole top of the tree', () => {
  const first = idsOf(firstFolders(inTree, 'INBOX')!)
  const others = range(50).slice(1)
  const top = others.map((region) => `Region ${region}`)
  expect(first).toEqual([...idsOf(inTree).slice(0, 80), ...top])
})

it('[FL-01] gives none of them where the one that is shown comes late', () => {
  expect(firstFolders(inTree, 'Region 30/Order 40')).toBeUndefined()
  expect(firstFolders(inTree, 'No such folder')).toBeUndefined()
  expect(firstFolders(inTree, 'Region 30')).toEqual(firstFolders(inTree, undefined))
})

it('[FL-01] those with a role come wherever they stand, and no more of a long top than of the rest', () => {
  const flat = [...range(5000).map((place) => folderAt(`Order ${place}`)), folderAt('Trash', true)]
  expect(idsOf(firstFolders(flat, undefined)!)).toEqual([...idsOf(flat).slice(0, 80), 'Trash'])
})
