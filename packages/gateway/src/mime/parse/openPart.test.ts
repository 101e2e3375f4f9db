import { describe, expect, it } from 'vitest'
import { mail } from '../test/mail'
import { openPart, type RawSource } from './openPart'
import { parseMessage } from './parseMessage'

const content = Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7) & 0xff))

/** A source that gives its bytes in small uneven chunks, and remembers what was asked of it. */
function uneven(raw: Buffer): { source: RawSource; readTo: () => number } {
  let readTo = 0
  const source: RawSource = function* (start, end) {
    for (let at = start; at < end; at += 37) {
      readTo = Math.min(end, at + 37)
      yield raw.subarray(at, readTo)
    }
  }
  return { source, readTo: () => readTo }
}

const quoted = (bytes: Buffer): string =>
  Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
    .replace(/.{72}/g, '$&=\r\n')

describe.each([
  ['base64', content.toString('base64').replace(/.{76}/g, '$&\r\n')],
  ['base64', content.toString('base64').replace(/.{33}/g, '$&\n')],
  ['quoted-printable', `${quoted(content)}=`],
])('a part in %s', (encoding, body) => {
  const raw = mail('Content-Type: application/x-test', `Content-Transfer-Encoding: ${encoding}`, '', body)

  it.each([
    ['all of it', undefined, content],
    ['a range in the middle', { start: 1_001, end: 3_002 }, content.subarray(1_001, 3_002)],
    ['its first byte', { start: 0, end: 1 }, content.subarray(0, 1)],
    ['its last bytes and beyond', { start: 4_990, end: 9_999 }, content.subarray(4_990)],
    ['nothing', { start: 10, end: 10 }, Buffer.alloc(0)],
  ])('[RD-06] gives %s, whatever the chunks', async (_, range, expected) => {
    const { attachments } = await parseMessage(raw)
    const stream = openPart(uneven(raw).source, attachments[0]!.location, range)
    expect(Buffer.concat(await stream.toArray()).equals(expected)).toBe(true)
  })

  it('[RD-06] lists the decoded size', async () => {
    expect((await parseMessage(raw)).attachments[0]!.sizeBytes).toBe(5_000)
  })
})

it('[RD-06] reads a range of an unencoded part and nothing else', async () => {
  const raw = mail('Content-Type: application/x-test', '', 'x'.repeat(10_000))
  const { attachments } = await parseMessage(raw)
  const { source, readTo } = uneven(raw)
  const stream = openPart(source, attachments[0]!.location, { start: 100, end: 200 })
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('x'.repeat(100))
  expect(readTo()).toBeLessThan(300)
})

it('[RD-06] does not read beyond the range that it decodes', async () => {
  const raw = mail(
    'Content-Type: application/x-test',
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
  )
  const { attachments } = await parseMessage(raw)
  const { source, readTo } = uneven(raw)
  await openPart(source, attachments[0]!.location, { start: 0, end: 100 }).toArray()
  expect(readTo()).toBeLessThan(400)
})
