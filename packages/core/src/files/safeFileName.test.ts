import { describe, expect, it } from 'vitest'
import { safeFileName } from './safeFileName'

describe('safeFileName', () => {
  it.each([
    ['a path', '../../etc/passwd', '_.._etc_passwd'],
    ['a drive', 'C:\\Windows\\x.txt', 'C__Windows_x.txt'],
    ['line ends', 'a\r\nSet-Cookie: b.txt', 'aSet-Cookie_ b.txt'],
    ['NUL', 'a\0.exe', 'a.exe'],
    ['a turned extension', 'gpj\u202efdp.exe', 'gpjfdp.exe'],
    ['dots and blanks at the end', 'a.txt. . ', 'a.txt'],
    ['a device', 'con', '_con'],
    ['a device with an extension', 'LPT1.txt', '_LPT1.txt'],
    ['a word that begins like a device', 'contract.txt', 'contract.txt'],
    ['nothing', '', 'attachment'],
    ['only dots', '...', 'attachment'],
    ['Chinese', '合同（终稿）.docx', '合同（终稿）.docx'],
  ])('[F1] takes the danger out of %s', (_name, given, expected) => {
    expect(safeFileName(given)).toBe(expected)
  })

  it('[F1] shortens a long name and keeps its extension', () => {
    const name = safeFileName(`${'很'.repeat(500)}.pdf`)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240)
    expect(name.endsWith('.pdf')).toBe(true)
  })
})
