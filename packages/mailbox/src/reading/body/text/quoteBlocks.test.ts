import { describe, expect, it } from 'vitest'
import { MAX_QUOTE_DEPTH, quoteBlocks } from './quoteBlocks'

describe('quoteBlocks', () => {
  it('[RD-16] joins lines of one depth and takes their marks off', () => {
    expect(quoteBlocks('Fine.\n\n> When?\n> Soon.\n>> Really?\nBye')).toEqual([
      { depth: 0, text: 'Fine.\n' },
      { depth: 1, text: 'When?\nSoon.' },
      { depth: 2, text: 'Really?' },
      { depth: 0, text: 'Bye' },
    ])
  })

  it('[RD-16] reads marks with blanks between them as the same depth', () => {
    expect(quoteBlocks('> > a\n>>b')).toEqual([{ depth: 2, text: 'a\nb' }])
  })

  it('[RD-16] keeps a mark that stands inside a line', () => {
    expect(quoteBlocks('a > b')).toEqual([{ depth: 0, text: 'a > b' }])
  })

  it('[RD-16] takes every kind of line end', () => {
    expect(quoteBlocks('a\r\nb\rc\nd')).toEqual([{ depth: 0, text: 'a\nb\nc\nd' }])
  })

  it('[D2] does not follow quotes deeper than it can show', () => {
    expect(quoteBlocks('>'.repeat(100_000) + 'x')).toEqual([{ depth: MAX_QUOTE_DEPTH, text: 'x' }])
  })
})
