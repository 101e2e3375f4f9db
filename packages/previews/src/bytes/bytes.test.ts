import { expect, it } from 'vitest'
import { pictureSize } from './pictureSize'
import { readText } from './readText'

it('[RD-07] reads text in UTF-8, UTF-16 and the encoding of older Chinese files', () => {
  const words = '季度报告'
  expect(readText(Buffer.from(words)).text).toBe(words)
  expect(readText(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')])).text).toBe(words)
  expect(readText(Buffer.from('bcbeb6c8b1a8b8e6', 'hex')).text).toBe(words)
})

it('[RD-07] cuts a text that is longer than anybody reads', () => {
  expect(readText(Buffer.alloc(1_000_001, 'a'))).toMatchObject({ isCut: true })
})

it('[F4] reads the size of a picture from its head', () => {
  const png = Buffer.alloc(32)
  png.writeUInt32BE(0x89504e47, 0)
  png.writeUInt32BE(640, 16)
  png.writeUInt32BE(480, 20)
  expect(pictureSize(png)).toEqual({ width: 640, height: 480 })
  const jpeg = Buffer.from('ffd8ffe000040000ffc0000b0800c8012c0100000000000000000000', 'hex')
  expect(pictureSize(jpeg)).toEqual({ width: 300, height: 200 })
  expect(pictureSize(Buffer.from('not a picture, whatever it is called'))).toBeUndefined()
})
