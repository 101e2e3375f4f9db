import type { Folder, FolderRole } from '../mail/Folder'
import { expect, it } from 'vitest'
import { sortFolders } from './sortFolders'

const folder = (id: string, role?: FolderRole): Folder => ({
  id,
  name: id,
  ...(role && { role }),
  unreadCount: 0,
  totalCount: 0,
  isDefault: role !== undefined,
  canEmpty: false,
  isLocked: false,
})
const sorted = (...names: string[]) => sortFolders(names.map((name) => folder(name))).map(({ id }) => id)

it('[FL-01] numbers count as numbers, and Chinese is in the order of its sounds', () => {
  expect(sorted('项目 10', '项目 9', '报告', '陈述')).toEqual(['报告', '陈述', '项目 9', '项目 10'])
})

it('[FL-01] a folder follows the one it is in, before others whose names begin alike', () => {
  expect(sorted('a b', 'a/z', 'a', 'b', 'a/c/d', 'a/c')).toEqual(['a', 'a/c', 'a/c/d', 'a/z', 'a b', 'b'])
})

it('[FL-01] names that read the same stay as they came', () => {
  expect(sorted('b', '1', '01', '1/x', '01/a')).toEqual(['1', '01', '01/a', '1/x', 'b'])
})

it('[FL-01] folders with a role stand first, in their own order', () => {
  const given = [folder('x'), folder('Trash', 'trash'), folder('INBOX', 'inbox')]
  expect(sortFolders(given).map(({ id }) => id)).toEqual(['INBOX', 'Trash', 'x'])
})
