import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { corpusFiles } from '../test/corporaFolder'
import { mail } from '../test/mail'
import { bufferSource, openPart } from './openPart'
import { parseMessage } from './parseMessage'
import type { MimePart } from './structure/MimePart'
import { scanStructure } from './structure/scanStructure'
import { decodePart } from './transfer/decodePart'

/** Without the corpora these tests still read one mail of our own, so that they never pass on nothing. */
const ownSample = { name: 'own sample', raw: mail('Subject: s', '', 'text') }

describe('mails of other projects', () => {
  const files = [
    ...corpusFiles('mime'),
    ...corpusFiles('charset'),
    ...corpusFiles('strings'),
    ...corpusFiles('ical'),
  ]
  const samples = [ownSample, ...files.map((name) => ({ name, raw: readFileSync(name) }))]

  it('[D1] reads every file without failing, and loses no body', async () => {
    const lost: string[] = []
    for (const { name, raw } of samples) {
      const message = await parseMessage(raw)
      const isShown =
        message.plainText.trim() !== '' || message.attachments.length > 0 || Boolean(message.htmlText)
      const hasBody = leavesOf(scanStructure(raw)).some(
        (leaf) => contentOf(raw, leaf).toString('latin1').trim() !== '',
      )
      if (message.isSalvaged || (hasBody && !isShown)) lost.push(name)
    }
    expect(lost).toEqual([])
  })

  it('[D1] opens every attachment with exactly the size that is listed', async () => {
    const wrong: string[] = []
    for (const { name, raw } of samples) {
      const { attachments } = await parseMessage(raw)
      for (const { location, sizeBytes, filename } of attachments) {
        const content = Buffer.concat(await openPart(bufferSource(raw), location).toArray())
        if (content.length !== sizeBytes || filename === '') wrong.push(`${name}: ${filename}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('[D1] finds the parts that james-mime4j finds', () => {
    const missed: string[] = []
    for (const expected of files.filter(
      (file) => /\.(?:txt|bin)$/.test(file) && file.includes('_decoded_'),
    )) {
      const raw = readFileSync(expected.replace(/_decoded_.*$/, '.msg'))
      const found = new Set(allContents(raw).map(comparable))
      if (!found.has(comparable(readFileSync(expected)))) missed.push(basename(expected))
    }
    expect(missed.filter((name) => !differsOnPurpose.test(name))).toEqual([])
  })
})

/**
 * Where we decide otherwise: blanks at the end of a boundary do not count (RFC 2046 5.1.1), a lost blank line after the
 * header loses no text, message/partial stays a file, an empty part is no text.
 */
const differsOnPurpose =
  /^(?:weird-boundary|very-(?:very-)?long-boundary|hdr-fakeout|basic-plain-with-bad-header-separator|malformedHeader|multi-frag|frag|missing-inner-boundary)/

describe('texts in labelled charsets', () => {
  const samples = [
    { label: 'gb18030', bytes: Buffer.from([0xd6, 0xd0, 0xce, 0xc4]) },
    ...corpusFiles('charset').map((file) => ({ label: labelOf(file), bytes: readFileSync(file) })),
  ]

  it('[D1] [RD-18] reads them as an independent decoder does, Chinese, Japanese and Korean without exception', async () => {
    const wrong: string[] = []
    let judged = 0
    for (const { label, bytes } of samples) {
      const expected = decodedByPlatform(bytes, label)
      if (expected === undefined) continue
      judged++
      const type = `Content-Type: text/plain; charset="${label}"`
      const raw = mail(type, 'Content-Transfer-Encoding: base64', '', bytes.toString('base64'))
      if (folded((await parseMessage(raw)).plainText) !== folded(expected)) wrong.push(label)
    }
    expect(wrong.filter((label) => /^(?:gb|big5|euc|shift|iso-2022|utf)/i.test(label))).toEqual([])
    expect(wrong.length).toBeLessThanOrEqual(judged * 0.06)
  })

  it('[D1] [RD-18] leaves no unreadable character in what the platform cannot decode', async () => {
    const unread: string[] = []
    for (const { label, bytes } of samples) {
      const type = `Content-Type: text/plain; charset="${label}"`
      const raw = mail(type, 'Content-Transfer-Encoding: base64', '', bytes.toString('base64'))
      const { plainText } = await parseMessage(raw)
      const isValid = decodedByPlatform(bytes, label) !== undefined || !platformKnows(label)
      if (isValid && plainText.includes('\ufffd')) unread.push(label)
    }
    expect(unread).toEqual([])
  })
})

/** `windows-1251-russian` says a language after the charset. */
const labelOf = (file: string): string =>
  basename(dirname(file))
    .replace(/-(?:[a-z]{5,})$/, '')
    .replace(/^utf-8-sig$/, 'utf-8')

function platformKnows(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}

/** Undefined when the platform lacks the charset, or the bytes are not valid in it. */
function decodedByPlatform(bytes: Buffer, label: string): string | undefined {
  try {
    const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff
    return new TextDecoder(isBigEndian ? 'utf-16be' : label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Line ends, and the two readings that vendors give to a dash and a tilde, are no difference. */
const folded = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[〜～∼]/g, '~')
    .replace(/[−－]/g, '-')
    .replace(/[―—]/g, '-')
    .replace(/[•‧]/g, '·')
    .replace(/[^\P{Cc}\n\t]|\ufeff/gu, '')
    .trim()

function leavesOf(part: MimePart): MimePart[] {
  return part.children.length > 0 ? part.children.flatMap(leavesOf) : [part]
}

const contentOf = (raw: Buffer, part: MimePart): Buffer =>
  decodePart(raw.subarray(part.offset, part.offset + part.length), part.encoding)

/** Contents of all leaves, mails within mails included. */
function allContents(raw: Buffer): Buffer[] {
  return leavesOf(scanStructure(raw)).flatMap((leaf) => {
    const content = contentOf(raw, leaf)
    return leaf.contentType === 'message/rfc822' ? [content, ...allContents(content)] : [content]
  })
}

const comparable = (content: Buffer): string => content.toString('latin1').replace(/\r\n/g, '\n').trimEnd()
