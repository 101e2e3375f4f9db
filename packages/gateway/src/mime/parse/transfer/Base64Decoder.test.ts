import { describe, expect, it } from 'vitest'
import { Base64Decoder, base64Size, decodeRegularBase64 } from './Base64Decoder'
import { decodePart } from './decodePart'

const regular: [name: string, encoded: string][] = [
  ['nothing', ''],
  ['whole groups', 'QUJDREVG'],
  ['line ends between letters', 'QU\r\nJD\nRE\rVG\r\n'],
  ['padding of one', 'QUI=\r\n'],
  ['padding of two', 'QQ==\r\n\r\n'],
  ['too little padding', 'QQ='],
  ['no padding', 'QUJDQQ'],
  ['a letter too many', 'QUJDQ'],
  ['bits that mean nothing', 'QUJ/\r\nQf=='],
]
const broken: [name: string, encoded: string][] = [
  ['padding in the middle', 'QQ==QUI=QUJD'],
  ['padding at the beginning', '=QUJD'],
  ['more padding than there can be', 'QUJD===='],
  ['padding with a line end in it', 'QQ=\r\n='],
  ['blanks and stray bytes', 'QU JD\0\xffRE*VG'],
  ['letters for URLs', 'QUJ_-w=='],
  ['text behind its end', 'QQ==\r\n-- \r\nThe list'],
]

/** As a person would: byte for byte. */
function decodeSlowly(encoded: string): Buffer {
  const decoder = new Base64Decoder()
  const bytes = Buffer.from(encoded, 'latin1')
  return Buffer.concat([
    ...Array.from(bytes, (_, at) => decoder.push(bytes.subarray(at, at + 1))),
    decoder.end(),
  ])
}

describe('base64', () => {
  it.each([...regular, ...broken])('[GW-02] is decoded alike at once and in pieces: %s', (_, encoded) => {
    const slowly = decodeSlowly(encoded)
    const bytes = Buffer.from(encoded, 'latin1')
    expect(decodePart(bytes, 'base64').toString('latin1')).toBe(slowly.toString('latin1'))
    expect(decodePart(bytes, 'base64', 2).toString('latin1')).toBe(slowly.toString('latin1', 0, 2))
    expect(base64Size(bytes)).toBe(slowly.length)
  })

  it.each(regular)('[GW-02] is left to Node when it is regular: %s', (_, encoded) => {
    expect(decodeRegularBase64(Buffer.from(encoded))?.toString('latin1')).toBe(
      decodeSlowly(encoded).toString('latin1'),
    )
  })

  it.each(broken)('[D2] is read by ourselves when it is not: %s', (_, encoded) => {
    expect(decodeRegularBase64(Buffer.from(encoded, 'latin1'))).toBeUndefined()
  })
})
