import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildZip, type ZipEnd, type ZipPart } from './buildZip'
import { checkZip } from './checkZip'

const word: ZipPart = { name: 'word/document.xml', content: '<w/>' }
const check = (bytes: Uint8Array) => checkZip(new Uint8Array(bytes))
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024)

describe('[F4] honest files go through', () => {
  const honest: readonly [name: string, parts: readonly ZipPart[], end?: ZipEnd][] = [
    ['one part', [word]],
    ['one that is stored', [{ ...word, method: 0 }]],
    ['an empty part', [{ name: 'empty.xml' }]],
    ['an empty part that is stored', [{ name: 'empty.xml', method: 0 }]],
    ['a folder', [{ name: 'word/', method: 0 }, word]],
    ['many parts', Array.from({ length: 900 }, (_, index) => ({ ...word, name: `xl/sheet${index}.xml` }))],
    ['sizes behind the content', [{ ...word, flags: 8 }, word]],
    ['a name in Chinese', [{ ...word, name: '文档/正文.xml', flags: 0x800 }]],
    ['a name in an older encoding', [{ ...word, name: Buffer.from('b1a8b1ed2e786d6c', 'hex') }]],
    ['a name with dots that leads nowhere', [{ ...word, name: 'a..b/..c/d...xml' }]],
    ['a name with a colon further on', [{ ...word, name: 'word/a:b.xml' }]],
    ['a comment', [word], { comment: 'made by hand' }],
    ['a comment as long as there is', [word], { comment: 'x'.repeat(65_535) }],
    ['a comment that looks like an end', [word], { comment: `PK\u0005\u0006${'x'.repeat(40)}` }],
    ['a comment of a part', [{ ...word, comment: 'of this part' }, word]],
    ['extra fields', [{ ...word, ownExtra: Buffer.from('55540500', 'hex'), extra: Buffer.alloc(9) }, word]],
    ['extra fields of the part alone', [{ ...word, ownExtra: Buffer.alloc(28) }, word]],
    ['something before it', [word], { before: Buffer.from('#!/bin/sh\n') }],
    ['a file of Unix', [{ ...word, unixMode: 0o100644 }]],
    ['a folder of Unix', [{ name: 'word/', method: 0, unixMode: 0o040755 }, word]],
    ['a picture of some megabytes', [{ name: 'media/a.png', content: megabytes(40) }]],
    ['blocks that are not packed', [{ ...word, packed: deflateRawSync('<w/>', { level: 0 }) }]],
    ['a file in a file', [{ name: 'embedded.docx', content: buildZip([word]) }, word]],
  ]

  it.each(honest)('%s', async (_name, parts, end) => {
    await expect(check(buildZip(parts, end))).resolves.toBeUndefined()
  })
})

describe('[F4] broken ones are refused', () => {
  const whole = buildZip([word])
  const broken: readonly [name: string, bytes: Uint8Array][] = [
    ['nothing', new Uint8Array(0)],
    ['words', Buffer.from('no zip at all, but long enough to be one')],
    ['half of one', whole.subarray(0, -30)],
    ['one without its beginning', whole.subarray(8)],
    ['something behind it', Buffer.concat([whole, Buffer.from('x')])],
    ['no sign of an end', buildZip([word], { sign: 0x06054b51 })],
    ['a list that begins elsewhere', buildZip([word], { listOffset: 7 })],
    ['a list that begins behind the end', buildZip([word], { listOffset: 0xfffffff0 })],
    ['a list with another sign', buildZip([{ ...word, sign: 0x02014b51 }])],
    ['more parts than it has', buildZip([word], { count: 2 })],
    ['as many parts as can be said', buildZip([word], { count: 0xffff })],
    ['a part with another sign', buildZip([{ ...word, ownSign: 0x04034b51 }])],
    ['a part that begins behind the end', buildZip([{ ...word, offset: 0x7fffffff }])],
    ['a part that begins in another', buildZip([word, { ...word, offset: 4 }])],
    ['a part that is longer than the file', buildZip([{ ...word, saidPackedBytes: 0x7fffffff }])],
    ['a part that is said to be shorter', buildZip([{ ...word, saidBytes: 2 }])],
    ['a part that is said to be longer', buildZip([{ ...word, saidBytes: 200 }])],
    ['a part that is cut', buildZip([{ ...word, packed: deflateRawSync('<w/>').subarray(0, -3) }])],
    ['a part that was not packed', buildZip([{ ...word, packed: Buffer.from('<w/>') }])],
    ['a part packed in another way', buildZip([{ ...word, method: 12 }])],
    ['a part that is encrypted', buildZip([{ ...word, flags: 1 }])],
    ['a part that is encrypted strongly', buildZip([{ ...word, flags: 0x41 }])],
    ['a part outside of it', buildZip([{ ...word, name: '../a.xml' }])],
    ['a part outside of it, further on', buildZip([{ ...word, name: 'word/../../a.xml' }])],
    ['a part outside of it, as Windows writes it', buildZip([{ ...word, name: 'word\\..\\..\\a.xml' }])],
    ['a part outside of it, at the end', buildZip([{ ...word, name: 'word/..' }])],
    ['a part at the root of the disk', buildZip([{ ...word, name: '/etc/a.xml' }])],
    ['a part on a share', buildZip([{ ...word, name: '\\\\server\\a.xml' }])],
    ['a part on a drive', buildZip([{ ...word, name: 'C:/a.xml' }])],
    ['a link', buildZip([{ ...word, content: '/etc/passwd', unixMode: 0o120777 }])],
    ['a link in a folder', buildZip([word, { name: 'word/media', content: '..', unixMode: 0o120755 }])],
    ['two parts in one place', buildZip([word, { ...word, name: 'b.xml', offset: 0 }])],
  ]

  it.each(broken)('%s', async (_name, bytes) => {
    await expect(check(bytes)).rejects.toMatchObject({ kind: 'damaged' })
  })
})

describe('[F4] bombs are given up', () => {
  const zeros = deflateRawSync(megabytes(64))
  /** Says that it has 10 GB, in many parts of which each is the same bytes. */
  const saidBytes = megabytes(64).length
  const overlapping = buildZip([
    { name: 'xl/0.bin', packed: zeros, saidBytes },
    ...Array.from({ length: 160 }, (_, index) => ({
      name: `xl/${index + 1}.bin`,
      packed: zeros,
      saidBytes,
      offset: 0,
    })),
  ])
  const bombs: readonly [name: string, bytes: Uint8Array][] = [
    ['a sheet of a thousand times its size', buildZip([{ name: 'xl/sheet1.xml', content: megabytes(64) }])],
    ['one that says it is small', buildZip([{ name: 'xl/a.xml', packed: zeros, saidBytes: 1 }])],
    [
      'many parts of some megabytes',
      buildZip(
        Array.from({ length: 12 }, (_, index) => ({ name: `media/${index}.png`, content: megabytes(12) })),
      ),
    ],
    [
      'more parts than an office file has',
      buildZip(Array.from({ length: 5001 }, (_, index) => ({ name: `${index}`, method: 0 }))),
    ],
  ]

  it.each(bombs)('%s', async (_name, bytes) => {
    expect(bytes.length).toBeLessThan(1_000_000)
    await expect(check(bytes)).rejects.toMatchObject({ kind: 'tooComplex' })
  })

  it('ten gigabytes in the bytes of one part are damage, before they are unpacked', async () => {
    expect(overlapping.length).toBeLessThan(1_000_000)
    await expect(check(overlapping)).rejects.toMatchObject({ kind: 'damaged' })
  })

  it('a bomb within a file of another kind is only bytes', async () => {
    const inner = buildZip([{ name: 'a.xml', content: megabytes(64) }])
    await expect(check(buildZip([{ name: 'embedded.zip', content: inner }]))).resolves.toBeUndefined()
  })
})

/** Files of other projects whose paths are like that; without the corpora there are none. */
function collected(folder: string, path: RegExp): string[] {
  const root = join(process.env.MAILROOM_CORPORA ?? '', folder)
  if (process.env.MAILROOM_CORPORA === undefined || !existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.test(name))
    .map((name) => join(root, name))
}

const resultOf = async (path: string) => [
  basename(path),
  await check(readFileSync(path))
    .then(() => 'good')
    .catch((fault: { kind: string }) => fault.kind),
]

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
