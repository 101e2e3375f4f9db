import { expect, it } from 'vitest'
import { fileExtension, visibleFileName } from './fileName'

it.each([
  ['report.pdf', 'report.pdf'],
  ['三月 报告.docx', '三月 报告.docx'],
  ['invoice\u202Efdp.exe', 'invoice[U+202E]fdp.exe'],
  ['a\u200B.exe', 'a[U+200B].exe'],
  ['a\r\nb.txt', 'a b.txt'],
  ['a\u0000.txt', 'a[U+0000].txt'],
  [`invoice.pdf${' '.repeat(300)}.exe`, 'invoice.pdf .exe'],
  [`invoice.pdf${'\u3000'.repeat(300)}.exe`, 'invoice.pdf .exe'],
  [`invoice.pdf\u3164\u2800.exe`, 'invoice.pdf[U+3164][U+2800].exe'],
  ['❤️.png', '❤️.png'],
])('[X8] shows the file name %j as %j', (name, shown) => {
  expect(visibleFileName(name)).toBe(shown)
})

it.each([
  ['report.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['README', ''],
  ['.gitignore', 'gitignore'],
  ['a.exe. . ', 'exe'],
  ['folder.d/file', ''],
  ['C:\\x\\a.exe', 'exe'],
  ['a.exe::$DATA', 'exe'],
  ['invoice\u202Efdp.exe', 'exe'],
  ['a.e\u200Bxe', 'exe'],
  ['a．ｅｘｅ', 'exe'],
  ['...', ''],
])('[X8] finds the true extension of %j: %j', (name, extension) => {
  expect(fileExtension(name)).toBe(extension)
})
