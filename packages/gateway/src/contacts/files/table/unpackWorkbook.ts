import { inflateRawSync } from 'node:zlib'
import { CFB } from '@e965/xlsx'
import { expectedWorkbook, tooManyPeople, unreadable } from '../fileFault'

/** Most bytes that the parts of a workbook have together once they are unpacked. @source F4 */
const maxUnpackedBytes = 64 * 1024 * 1024

/** Most parts of a workbook. */
const maxParts = 5000

/**
 * What is needed to read cells: no pictures, no charts, no macros, no links to elsewhere. What the list of parts names of
 * `metadata` and `persons` has to be there.
 */
const neededPart = new RegExp(
  [
    String.raw`^\[content_types\]\.xml$`,
    String.raw`^_rels/\.rels$`,
    String.raw`^xl/(?:workbook|sharedstrings|styles|metadata)[^/]*\.xml$`,
    String.raw`^xl/_rels/workbook[^/]*\.xml\.rels$`,
    String.raw`^xl/(?:worksheets|persons)/[^/]+\.xml$`,
  ].join('|'),
  'i',
)

const localSign = 0x04034b50
const entrySign = 0x02014b50
const endSign = 0x06054b50
const endBytes = 22
const maxCommentBytes = 0xffff
const encryptedFlag = 1
const stored = 0
const deflated = 8

/**
 * A workbook with only those parts that tell of cells, packed anew without compression: what it unpacks to has been
 * counted, and whoever reads it finds the parts that were counted.
 *
 * @throws MailroomError `invalid` for what is no zip, `tooLarge` for a bomb
 * @source F4, APPNOTE 4.3
 */
export function unpackWorkbook(bytes: Buffer): Buffer {
  const parts = CFB.utils.cfb_new()
  const seen = new Set<string>()
  let left = maxUnpackedBytes
  for (const entry of entriesOf(bytes)) {
    const name = entry.name.replace(/^\//, '').replaceAll('\\', '/')
    if (!neededPart.test(name) || seen.has(name.toLowerCase())) continue
    seen.add(name.toLowerCase())
    const content = unpack(bytes, entry, left)
    left -= content.length
    CFB.utils.cfb_add(parts, name, content, { unsafe: true })
  }
  if (seen.size === 0) throw unreadable(expectedWorkbook)
  return Buffer.from(CFB.write(parts, { fileType: 'zip', type: 'buffer', compression: false }) as Uint8Array)
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly flags: number
  readonly packedBytes: number
  /** Where its own header begins. */
  readonly offset: number
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = findEnd(bytes)
  const entries: Entry[] = []
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > maxParts) throw tooManyPeople()
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySign) throw unreadable(expectedWorkbook)
    const nameBytes = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameBytes),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endBytes - maxCommentBytes)
  for (let at = bytes.length - endBytes; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endSign) return at
  throw unreadable(expectedWorkbook)
}

/** @throws MailroomError `tooLarge` for more than `most` bytes */
function unpack(bytes: Buffer, { method, flags, packedBytes, offset }: Entry, most: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSign || (flags & encryptedFlag) !== 0)
    throw unreadable(expectedWorkbook)
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(start, start + packedBytes)
  if (packed.length !== packedBytes || (method !== stored && method !== deflated))
    throw unreadable(expectedWorkbook)
  if (method === stored && packed.length > most) throw tooManyPeople()
  if (method === stored) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooManyPeople()
    throw unreadable(expectedWorkbook, error)
  }
}
