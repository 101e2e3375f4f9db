import { describe, expect, it } from 'vitest'
import { contentDisposition } from './fileNames'

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
