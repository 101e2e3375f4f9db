import { expect, it } from 'vitest'
import type { Folder } from '../mail/Folder'
import { findFolders, namedFolder } from './findFolders'

const folders = [
  'Region 1',
  'Region 1 / Order 5',
  'Region 5',
  'Region 5 / Order 1',
  '项目 / Ｎorth',
  'My reorders',
].map((path) => namedFolder({ id: path.replaceAll(' / ', '/') } as Folder, path))
const find = (typed: string) => findFolders(folders, typed).map(({ path }) => path)

it('[ML-06] a folder is found by parts of its name and of those above it, in any order and any writing', () => {
  expect(find('order 5')).toEqual(['Region 1 / Order 5', 'Region 5 / Order 1'])
  expect(find('5 ord 1 reg')).toEqual(['Region 1 / Order 5', 'Region 5 / Order 1'])
  expect(find('NORTH')).toEqual(['项目 / Ｎorth'])
  expect(find('项目')).toEqual(['项目 / Ｎorth'])
  expect(find('5/order')).toEqual(['Region 5 / Order 1'])
  expect(find('region order west')).toEqual([])
})

it('[ML-06] folders whose own name begins so come first, then other words that do, then the insides of words', () => {
  expect(find('order')).toEqual(['Region 1 / Order 5', 'Region 5 / Order 1', 'My reorders'])
  expect(find('region')).toEqual(['Region 1', 'Region 5', 'Region 1 / Order 5', 'Region 5 / Order 1'])
  expect(find('  ')).toHaveLength(folders.length)
})
