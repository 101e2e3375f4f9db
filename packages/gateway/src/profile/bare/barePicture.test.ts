import { describe, expect, it } from 'vitest'
import { readPictureHeader } from '../../pictures/readPictureHeader'
import { pictureKinds, realPicture } from '../testing/realPictures'
import { chunk, segment, withMetadata } from '../testing/withMetadata'
import { barePicture } from './barePicture'

const secret = 'GPS 31.2304 N 121.4737 E'
const latin = (bytes: Buffer | undefined) => bytes?.toString('latin1') ?? 'nothing'

describe.each(pictureKinds)('a picture (%s)', (kind) => {
  const real = realPicture(kind)
  const bare = barePicture(real)

  it('[ST-01] is what it was, as large as it was', () => {
    const { width, height } = readPictureHeader(real)!
    expect(bare?.contentType).toBe(readPictureHeader(real)!.contentType)
    expect(readPictureHeader(bare!.bytes)).toEqual({ contentType: bare!.contentType, width, height })
  })

  it('[ST-01] loses what a camera or a program wrote into it, and what was hung onto it', () => {
    const given = withMetadata(kind, secret)
    expect(latin(given)).toContain(secret)
    const kept = barePicture(given)
    expect(latin(kept?.bytes)).not.toMatch(/GPS|script|PK|Exif|ICC|JFXX/)
    // No byte more than without all that.
    expect(kept?.bytes).toEqual(bare!.bytes)
  })

  it('[ST-01] is bare already when it comes again', () => {
    expect(barePicture(bare!.bytes)?.bytes).toEqual(bare!.bytes)
  })

  it('[N1] is refused when it is cut off anywhere', () => {
    const cut = bare!.bytes
    const taken = Array.from({ length: cut.length - 1 }, (_, length) => length).filter(
      (length) => barePicture(cut.subarray(0, length)) !== undefined,
    )
    expect(taken).toEqual([])
  })

  it('[N1] never makes a wrong answer of what is broken', () => {
    for (let at = 0; at < real.length; at += 1)
      for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
        const broken = Buffer.from(real)
        broken[at] = value
        const kept = barePicture(broken)
        const { width = 1, height = 1 } = (kept && readPictureHeader(kept.bytes)) ?? {}
        expect(Math.max(width, height)).toBeLessThanOrEqual(1024)
      }
  })
})

const png = realPicture('png')
const jpeg = realPicture('jpeg')
const gif = realPicture('gif')
const webp = realPicture('webpAlpha')

/** A copy with other bytes at a place. */
function edited(picture: Buffer, at: number, ...bytes: readonly number[]): Buffer {
  const copy = Buffer.from(picture)
  copy.set(bytes, at)
  return copy
}

const ihdr = (width: number, height: number) => {
  const body = Buffer.from(png.subarray(16, 29))
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  return chunk('IHDR', body)
}
const pngOf = (...chunks: readonly Buffer[]) => Buffer.concat([png.subarray(0, 8), ...chunks])
const afterHeader = png.subarray(33)
const frameAt = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
const frame = jpeg.subarray(frameAt, frameAt + 19)

const hostile: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(12), Buffer.from([40, 0, 0, 0, 7, 0, 0, 0, 9])])],
  ['AVIF', Buffer.from('\0\0\0\x20ftypavif\0\0\0\0ispe\0\0\0\0\0\0\0\x07\0\0\0\x09', 'latin1')],
  ['a script that begins as a GIF', Buffer.from('GIF89a/*\0\x01\0*/=alert(1);//,;')],
  ['a PNG of 60,000 pixels', pngOf(ihdr(60_000, 60_000), afterHeader)],
  ['a PNG one pixel too wide', pngOf(ihdr(1025, 8), afterHeader)],
  ['a PNG with a short head', pngOf(chunk('IHDR', 'x'), afterHeader)],
  ['a PNG without width', pngOf(ihdr(0, 8), afterHeader)],
  ['a PNG with a second head', pngOf(ihdr(8, 8), ihdr(60_000, 60_000), afterHeader)],
  ['a PNG without pixels', pngOf(ihdr(8, 8), chunk('IEND', ''))],
  ['a PNG with a checksum that is wrong', edited(png, 20, 9)],
  ['a PNG with words for colours', pngOf(ihdr(8, 8), chunk('PLTE', 'x'.repeat(900)), afterHeader)],
  ['a PNG that needs what nobody knows', pngOf(ihdr(8, 8), chunk('ABCD', 'x'), afterHeader)],
  [
    'a PNG with a chunk beyond its end',
    pngOf(ihdr(8, 8), Buffer.from([0xff, 0xff, 0xff, 0xff, 73, 68, 65, 84]), afterHeader),
  ],
  ['a JPEG of 60,000 pixels', edited(jpeg, frameAt + 5, 0xea, 0x60, 0xea, 0x60)],
  ['a JPEG with a second frame', Buffer.concat([jpeg.subarray(0, frameAt), frame, jpeg.subarray(frameAt)])],
  ['a JPEG without an end', jpeg.subarray(0, -2)],
  ['a JPEG without points', Buffer.concat([jpeg.subarray(0, 2), frame, Buffer.from([0xff, 0xd9])])],
  [
    'a JPEG with a segment of no length',
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, 1]), jpeg.subarray(2)]),
  ],
  ['a lossless JPEG', edited(jpeg, frameAt + 1, 0xc3)],
  [
    'a JPEG that restarts outside of its points',
    Buffer.concat([jpeg.subarray(0, 2), segment(0xd0, 'x'), jpeg.subarray(2)]),
  ],
  ['a GIF of 60,000 pixels', edited(gif, 6, 0x60, 0xea, 0x60, 0xea)],
  ['a GIF with a frame beyond its sides', edited(gif, gif.indexOf(0x2c) + 5, 9)],
  ['a GIF without frames', Buffer.concat([gif.subarray(0, 19), Buffer.from([0x3b])])],
  ['a WebP that moves', edited(webp, 20, 0x12)],
  ['a WebP with a chunk beyond its end', edited(webp, 34, 0xff, 0xff)],
  ['a WebP with no picture in it', edited(webp, webp.indexOf('VP8 '), 0x58)],
  ['a WebP whose picture is none', edited(webp, webp.indexOf('VP8 ') + 11, 0)],
]

it.each(hostile)('[N1] nobody is shown by %s', (_name, bytes) => {
  expect(barePicture(bytes)).toBeUndefined()
})

it('[N1] a WebP has the size of what is drawn, whatever its head says', () => {
  const kept = barePicture(edited(webp, 24, 0xff, 0xff, 0))
  expect(readPictureHeader(kept!.bytes)).toMatchObject({ width: 8, height: 8 })
})

it('[ST-01] a JPEG keeps how its colours are coded, and no small picture of its own', () => {
  const adobe = segment(0xee, Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 1]))
  const jfif = segment(0xe0, Buffer.from([...Buffer.from('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 1, 1, 7, 8, 9]))
  const given = Buffer.concat([jpeg.subarray(0, 2), jfif, adobe, jpeg.subarray(20)])
  const kept = latin(barePicture(given)?.bytes)
  expect(kept).toContain(latin(adobe))
  expect(kept).toContain('JFIF\0\x01\x02\x01\0\x48\0\x48\0\0')
})
