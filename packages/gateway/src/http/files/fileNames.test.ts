import { describe, expect, it } from 'vitest'
import { contentDisposition, safeFileName } from './fileNames'

describe('safeFileName', () => {
  it.each([
    ['a path', '../../etc/passwd', '_.._etc_passwd'],
    ['a drive', 'C:\\Windows\\x.txt', 'C__Windows_x.txt'],
    ['line ends', 'a\r\nSet-Cookie: b.txt', 'aSet-Cookie_ b.txt'],
    ['NUL', 'a\0.exe', 'a.exe'],
    ['a turned extension', 'gpj\u202efdp.exe', 'gpjfdp.exe'],
    ['dots and blanks at the end', 'a.txt. . ', 'a.txt'],
    ['nothing', '', 'attachment'],
    ['only dots', '...', 'attachment'],
    ['Chinese', '合同（终稿）.docx', '合同（终稿）.docx'],
  ])('[F1] takes the danger out of %s', (_name, given, expected) => {
    expect(safeFileName(given)).toBe(expected)
  })

  it('[F1] shortens a long name and keeps its extension', () => {
    const name = safeFileName(`${'很'.repeat(500)}.pdf`)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240)
    expect(name.endsWith('.pdf')).toBe(true)
  })
})

describe('contentDisposition', () => {
  it('[F1] says the true name in UTF-8 and a plain one beside it', () => {
    expect(contentDisposition('attachment', '报告 1.pdf')).toBe(
      `attachment; filename="__ 1.pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%201.pdf`,
    )
  })

  it('[F1, T10] lets nothing out of its quotes', () => {
    const header = contentDisposition('inline', 'a"; filename=evil.html\r\nX: y')
    expect(header).toBe(
      `inline; filename="a__ filename=evil.htmlX_ y"; filename*=UTF-8''a_%3B%20filename%3Devil.htmlX_%20y`,
    )
  })

  it('[F1] survives half a character', () => {
    expect(() => contentDisposition('inline', 'a\ud800b')).not.toThrow()
  })
})
