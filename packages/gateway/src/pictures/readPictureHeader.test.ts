import { describe, expect, it } from 'vitest'
import { smallPng } from '../outer/testing/openHostileServer'
import { readPictureHeader } from './readPictureHeader'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )
const zeros = (count: number) => Array.from({ length: count }, () => 0)

describe('the type and size of a picture', () => {
  const pictures: readonly (readonly [string, Buffer, string, number, number])[] = [
    ['PNG', smallPng, 'image/png', 2, 2],
    ['GIF', bytes('GIF89a', [4, 1, 3, 0], zeros(10)), 'image/gif', 260, 3],
    [
      'JPEG with a picture of the camera before its frame',
      bytes(
        [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0, 0, 0, 0],
        [0xff, 0xff, 0xc2, 0, 17, 8, 0, 5, 1, 0, 3],
        zeros(20),
      ),
      'image/jpeg',
      256,
      5,
    ],
    ['WebP, lossy', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [7, 0, 9, 0]), 'image/webp', 7, 9],
    ['WebP, lossless', bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 6, 0, 2, 0]), 'image/webp', 7, 9],
    ['WebP, extended', bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [6, 0, 0, 8, 0, 0]), 'image/webp', 7, 9],
    ['BMP', bytes('BM', zeros(12), [40, 0, 0, 0, 7, 0, 0, 0, 0xf7, 0xff, 0xff, 0xff]), 'image/bmp', 7, 9],
    [
      'AVIF',
      bytes(zeros(4), 'ftypavif', zeros(30), 'ispe', zeros(4), [0, 0, 0, 7, 0, 0, 0, 9]),
      'image/avif',
      7,
      9,
    ],
  ]
  it.each(pictures)('[RD-17] is read from a %s', (_name, picture, contentType, width, height) => {
    expect(readPictureHeader(picture)).toEqual({ contentType, width, height })
  })

  const others: readonly (readonly [string, Buffer])[] = [
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><p>x')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['a PNG that is cut off', smallPng.subarray(0, 18)],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0x12, 0x34], zeros(20))],
    ['a JPEG of segments that go nowhere', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], zeros(20))],
  ]
  it.each(others)('[N1] is not read from %s', (_name, file) => {
    expect(readPictureHeader(file)).toBeUndefined()
  })
})
