import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { corpusFiles } from '../../test/corporaFolder'
import { mail } from '../../test/mail'
import { mapiProperties, tnef, tnefAttribute, tnefFile, uint32 } from '../../test/tnef'
import { bufferSource, openPart } from '../openPart'
import { parseMessage } from '../parseMessage'
import { readTnef } from './readTnef'

const html = mapiProperties([0x102, 0x1013, Buffer.from('<p>会议</p>')])
const good = tnef(
  tnefAttribute(1, 0x00069007, Buffer.concat([uint32(936), uint32(0)])),
  tnefAttribute(1, 0x00069003, html),
  ...tnefFile('报告.txt', Buffer.from('the report')),
  ...tnefFile('b.bin', Buffer.from([1, 2, 3])),
)
const wrapped = (bytes: Buffer): Buffer =>
  mail(
    'Content-Type: application/ms-tnef; name=winmail.dat',
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64'),
  )

it('[RD-18] opens a winmail.dat in place: its text and its files, each with its own bytes', async () => {
  const raw = wrapped(good)
  const message = await parseMessage(raw)
  expect(message.htmlText).toBe('<p>会议</p>')
  expect(message.attachments).toMatchObject([
    { id: '1.t1', filename: '报告.txt', sizeBytes: 10 },
    { id: '1.t2', filename: 'b.bin', sizeBytes: 3 },
  ])
  const contents = message.attachments.map((file) => openPart(bufferSource(raw), file.location).toArray())
  const [report, binary] = (await Promise.all(contents)).map((chunks) => Buffer.concat(chunks))
  expect(report!.toString()).toBe('the report')
  expect([...binary!]).toEqual([1, 2, 3])
  const range = await openPart(bufferSource(raw), message.attachments[0]!.location, {
    start: 4,
    end: 99,
  }).toArray()
  expect(Buffer.concat(range).toString()).toBe('report')
})

it('[RD-18] reads the plain body in the code page of the file', () => {
  const body = tnefAttribute(1, 0x0002800c, Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0]))
  expect(readTnef(tnef(tnefAttribute(1, 0x00069007, uint32(936)), body))!.text).toBe('中文')
})

describe('hostile winmail.dat', () => {
  const broken = Buffer.from(good)
  broken[40] = broken[40]! ^ 0xff
  const huge = tnef(tnefAttribute(2, 0x0006800f, Buffer.from('x')))
  huge.writeUInt32LE(0xffffffff, 11)
  const properties = (data: Buffer): Buffer => tnef(tnefAttribute(1, 0x00069003, data))

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another format', Buffer.from('PK\u0003\u0004 something else')],
    ['a signature and no more', tnef().subarray(0, 5)],
    ['a size larger than the file', huge],
    ['a changed byte', broken],
    ['an end in the middle', good.subarray(0, good.length - 20)],
    ['a level that is none', tnef(tnefAttribute(7 as 1, 1, Buffer.from('x')))],
    ['more properties than bytes', properties(uint32(0xffffffff))],
    [
      'a property larger than its list',
      properties(Buffer.concat([uint32(1), uint32(0x1013_0102), uint32(1), uint32(0x7fffffff)])),
    ],
    [
      'four thousand million values in a property',
      properties(Buffer.concat([uint32(1), uint32(0x1013_1102), uint32(0xffffffff)])),
    ],
    ['a property of unknown type', properties(Buffer.concat([uint32(1), uint32(0x1013_0fff)]))],
    [
      'values of no size without end',
      properties(Buffer.concat([uint32(1), uint32(0x1013_1001), uint32(0xffffffff)])),
    ],
  ])('[T23] shows %s as a file', async (_, bytes) => {
    expect(readTnef(bytes)).toBeUndefined()
    const message = await parseMessage(wrapped(bytes))
    expect(message.attachments).toMatchObject([{ filename: 'winmail.dat', sizeBytes: bytes.length }])
  })

  it('[T23] comes through a million attributes, and every prefix and flipped byte of a good file', () => {
    const many = tnef(
      Buffer.concat(Array.from({ length: 100_000 }, () => tnefAttribute(1, 5, Buffer.alloc(0)))),
    )
    expect(readTnef(many)).toMatchObject({ files: [] })
    for (let at = 0; at < good.length; at++) {
      const flipped = Buffer.from(good)
      flipped[at] = flipped[at]! ^ 0x80
      for (const bytes of [good.subarray(0, at), flipped]) {
        const content = readTnef(bytes)
        for (const file of content?.files ?? [])
          expect(file.offset + file.length).toBeLessThanOrEqual(bytes.length)
      }
    }
  })

  it('[T23] keeps the file itself in the list when a mail inside could not be taken out', async () => {
    const message = await parseMessage(wrapped(tnef(tnefAttribute(2, 0x00069002, Buffer.alloc(14)))))
    expect(message.attachments).toMatchObject([{ filename: 'winmail.dat' }])
  })
})

it('[RD-18] opens or refuses each winmail.dat of other projects, and bounds what it lists', () => {
  const samples = [
    good,
    ...corpusFiles('mime')
      .filter((file) => file.endsWith('.tnef'))
      .map((file) => readFileSync(file)),
  ]
  const silent = samples.filter((bytes) => {
    const { files, text, html, isComplete } = readTnef(bytes) ?? {
      files: [],
      text: '',
      html: '',
      isComplete: true,
    }
    return files.length === 0 && text === '' && html === '' && isComplete
  })
  expect(silent).toEqual([])
})
