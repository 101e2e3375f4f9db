import { expect, it } from 'vitest'
import { folderNameFault } from './folderNameFault'
import { cleanFolderName, folderAt, folderNameKey, isInFolder } from './folderPath'

it.each([
  ['', 'required'],
  ['  \u3000 ', 'required'],
  ['x'.repeat(61), 'tooLong'],
  ['a/b', 'forbidden'],
  ['a\\b', 'forbidden'],
  ['a\u0000b', 'forbidden'],
  ['a\r\nb', 'forbidden'],
  ['..', 'forbidden'],
  ['invoice\u202Exe.txt', 'forbidden'],
  ['in\u200Bbox', 'forbidden'],
  ['half \uD83D', 'forbidden'],
  ['Inbox', 'reserved'],
  ['INBOX', 'reserved'],
  ['ＩＮＢＯＸ', 'reserved'],
  ['lnbox', 'reserved'],
  ['1nb0x', 'reserved'],
  ['Іnbох', 'reserved'],
  ['Ιnbοx', 'reserved'],
  ['In box.', 'reserved'],
  ['ínbôx', 'reserved'],
  ['Spαm', 'reserved'],
  ['收件箱', 'reserved'],
  ['寄件備份', 'reserved'],
] as const)('[FL-02] [X8] the name %j at the root is %s', (name, fault) => {
  expect(folderNameFault(name, true)).toBe(fault)
})

it.each([
  '项目 2026',
  'Kunden & Co',
  '“北京” 🏮',
  'x'.repeat(60),
  '100%',
  '*',
  '👩‍👩‍👧 Familie',
  'Inboxes',
  'Sent by Li',
])('[FL-02] the name %j is right', (name) => expect(folderNameFault(name, true)).toBeUndefined())

it('[FL-02] a folder inside another one may have any word as its name', () => {
  expect(folderNameFault('Inbox', false)).toBeUndefined()
  expect(folderNameFault('a/b', false)).toBe('forbidden')
})

it('[FL-05] names are kept composed, without space around them', () => {
  expect(cleanFolderName('  Cafe\u0301 ')).toBe('Café')
  expect(folderAt({ name: ' Q3 ', parent: '项目/2026' })).toBe('项目/2026/Q3')
  expect(folderAt({ name: 'Q3' })).toBe('Q3')
  expect(folderNameKey('Ｑ3')).toBe(folderNameKey('q3'))
})

it('[FL-02] a folder is in itself and in those above it, by whole levels', () => {
  expect(['a', 'a/b', 'a/b/c', 'ab', 'b/a'].map((id) => isInFolder(id, 'a'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
