import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { nativeText } from './nativeText'

/** What stands at these places was given characters in 2022; iconv-lite still has the private ones of before. */
const later = new Set(
  'a6d9 a6da a6db a6dc a6dd a6de a6df a6ec a6ed a6f3 fe59 fe61 fe66 fe67 fe6d fe7e fe90 fea0'.split(' '),
)

function* pairs(): Generator<Buffer> {
  for (let lead = 0x80; lead <= 0xff; lead++)
    for (let trail = 0; trail <= 0xff; trail++) yield Buffer.from([lead, trail])
}

/** Pairs that it reads in another way than iconv-lite. */
const readOtherwise = (encoding: string) =>
  Array.from(pairs()).filter((pair) => {
    const text = nativeText(pair, encoding)
    return text !== undefined && text !== iconv.decode(pair, encoding)
  })

it('[RD-18] reads GB 18030 as iconv-lite does, and eighteen characters as the standard of 2022 has them', () => {
  expect(new Set(readOtherwise('gb18030').map((pair) => pair.toString('hex')))).toEqual(later)
  expect(nativeText(Buffer.from('a6d9', 'hex'), 'gb18030')).toBe('\ufe10')
  expect(nativeText(Buffer.from('b0a195328236', 'hex'), 'gb18030')).toBe('啊\u{20000}')
})

it('[RD-18] reads EUC-JP as iconv-lite does, but for three places after the half-width kana', () => {
  expect(readOtherwise('eucjp').map((pair) => pair.toString('hex'))).toEqual(['8ee0', '8ee1', '8ee2'])
  expect(nativeText(Buffer.from('c6fccbdcb8ec8eb18fb0a1', 'hex'), 'eucjp')).toBe('日本語ｱ丂')
})

it.each([
  ['a character that is cut', 'b0a1b0', 'gb18030'],
  ['a pair that means nothing', 'b0a1ffff', 'gb18030'],
  ['a mark at the beginning', '84319533b0a1', 'gb18030'],
  ['the mark of what cannot be read', '8431a437', 'gb18030'],
  ['a control', 'c6fc80', 'eucjp'],
  ['an encoding that it leaves alone', 'a440', 'big5-hkscs'],
])('[RD-18] leaves %s to iconv-lite, and goes on afterwards', (_, bytes, encoding) => {
  expect(nativeText(Buffer.from(bytes, 'hex'), encoding)).toBeUndefined()
  expect(nativeText(Buffer.from('b0a1', 'hex'), 'gb18030')).toBe('啊')
})
