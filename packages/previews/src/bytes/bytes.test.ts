import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { checkZip } from './checkZip'
import { pictureSize } from './pictureSize'
import { readText } from './readText'

/** A zip of one file whose sizes say what they like. */
function zipOf(name: string, content: Buffer, saidBytes = content.length): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content)
  const words = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(words.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(saidBytes, 24)
  entry.writeUInt16LE(words.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + words.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([local, words, packed, entry, words, end]))
}

it('[F4] lets an honest office file through', async () => {
  await expect(checkZip(zipOf('word/document.xml', Buffer.from('<w/>')))).resolves.toBeUndefined()
})

it('[F4] refuses a bomb that says it is small', async () => {
  const bomb = zipOf('xl/sheet1.xml', Buffer.alloc(64 * 1024 * 1024), 1)
  expect(bomb.length).toBeLessThan(100_000)
  await expect(checkZip(bomb)).rejects.toMatchObject({ kind: 'tooComplex' })
})

it.each([
  ['nothing', new Uint8Array(0)],
  ['words', new TextEncoder().encode('no zip at all, but long enough to be one')],
  ['a part that says another size', zipOf('a.xml', Buffer.from('xyz'), 2)],
  ['a part outside of it', zipOf('../a.xml', Buffer.from('x'))],
  ['a part at the root of the disk', zipOf('/a.xml', Buffer.from('x'))],
  ['a part on a drive', zipOf('C:/a.xml', Buffer.from('x'))],
  ['one with something behind it', new Uint8Array([...zipOf('a.xml', Buffer.from('x')), 0])],
  ['half of one', zipOf('a.xml', Buffer.from('x')).slice(0, -30)],
])('[F4] refuses %s', async (_name, bytes) => {
  await expect(checkZip(new Uint8Array(bytes))).rejects.toMatchObject({ kind: 'damaged' })
})

/** Files of other projects whose paths are like that; without the corpora there are none. */
function collected(folder: string, path: RegExp): string[] {
  const root = join(process.env.MAILROOM_CORPORA ?? '', folder)
  if (process.env.MAILROOM_CORPORA === undefined || !existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.test(name))
    .map((name) => join(root, name))
}

const resultOf = async (path: string) => {
  const checked = checkZip(new Uint8Array(readFileSync(path)))
  return [basename(path), await checked.then(() => 'good').catch((fault: { kind: string }) => fault.kind)]
}

it('[F4] finds good what other projects find good, and refuses what they refuse', async () => {
  const good = await Promise.all(collected('archive', /\/success\/.*\.zip$/).map(resultOf))
  expect(good.filter(([, result]) => result !== 'good')).toEqual([])
  const broken = await Promise.all(collected('archive', /\/failure\/.*\.zip$/).map(resultOf))
  expect(broken.filter(([, result]) => result !== 'damaged')).toEqual([])
})

it('[F4] lets the office files of other projects through', async () => {
  const results = await Promise.all(collected('office', /\.(?:docx|pptx|xlsx)$/).map(resultOf))
  expect(results.filter(([, result]) => result !== 'good')).toEqual([])
})

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
