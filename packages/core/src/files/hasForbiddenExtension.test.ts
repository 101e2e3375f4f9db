import { expect, it } from 'vitest'
import { hasForbiddenExtension } from './hasForbiddenExtension'

const forbidden = ['exe', '.BAT', 'js']

it.each([
  'a.exe',
  'a.EXE',
  'a.pdf.exe',
  'a.exe.',
  'a.exe  ',
  'a.exe . .',
  'a. exe',
  '.bat',
  'a\u202Efdp.exe',
  'a.e\u200Bxe',
  'a.exe\u202E',
  'a．ｅｘｅ',
  'a.exe\u0000.txt',
  'a.txt\u0000.exe',
  'a.exe::$DATA',
  'dir/a.js',
])('[F3] refuses the file name %j', (name) => {
  expect(hasForbiddenExtension(name, forbidden)).toBe(true)
})

it.each(['a.txt', 'exe', 'a.exe.txt', 'a.json', 'js.md', '', 'a.', 'dir.exe/a.txt'])(
  '[F3] accepts the file name %j',
  (name) => {
    expect(hasForbiddenExtension(name, forbidden)).toBe(false)
  },
)

it('[F3] forbids nothing by an empty list or an empty entry', () => {
  expect([hasForbiddenExtension('a.exe', []), hasForbiddenExtension('README', [''])]).toEqual([false, false])
})

it('[F3] looks at a name of a million blanks', () => {
  expect(hasForbiddenExtension(`${' '.repeat(1_000_000)}x.exe`, forbidden)).toBe(true)
})
