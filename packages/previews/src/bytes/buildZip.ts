import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a zip that a test builds, and what its headers say in place of the truth. */
export interface ZipPart {
  readonly name: string | Buffer
  readonly content?: Buffer | string
  /** 0 stored, 8 deflated. @default 8 */
  readonly method?: number
  /** As it travels. @default what `method` makes of the content */
  readonly packed?: Buffer
  readonly saidBytes?: number
  readonly saidPackedBytes?: number
  /** General purpose bits: 1 encrypted, 8 sizes behind the content, 0x800 UTF-8. */
  readonly flags?: number
  /** Extra fields of its own header, and of its line in the list at the end. */
  readonly ownExtra?: Buffer
  readonly extra?: Buffer
  readonly comment?: string
  /** Kind and rights of a file of Unix, as octal digits. @example 0o120777 is a link */
  readonly unixMode?: number
  /** Where its own header begins. @default where it does */
  readonly offset?: number
  readonly ownSign?: number
  readonly sign?: number
}

/** What the zip says of itself. */
export interface ZipEnd {
  /** Bytes before the first file, as a program that unpacks itself has. */
  readonly before?: Buffer
  readonly comment?: string
  readonly count?: number
  readonly listOffset?: number
  readonly sign?: number
}

const sizesBehind = 8

/** Writes a zip in which everything may be wrong. @source APPNOTE 4.3 */
export function buildZip(parts: readonly ZipPart[], end: ZipEnd = {}): Buffer {
  const bodies: Buffer[] = [end.before ?? Buffer.alloc(0)]
  const lines: Buffer[] = []
  let written = bodies[0]!.length
  for (const part of parts) {
    const facts = factsOf(part)
    lines.push(lineOf(part, facts, part.offset ?? written))
    if (part.offset !== undefined) continue
    const body = bodyOf(part, facts)
    bodies.push(body)
    written += body.length
  }
  const files = Buffer.concat(bodies)
  const list = Buffer.concat(lines)
  return Buffer.concat([files, list, endOf(end, parts.length, list.length, files.length)])
}

function factsOf({ name, content = '', method = 8, packed }: ZipPart) {
  const plain = Buffer.from(content as string)
  return {
    name: Buffer.from(name as string),
    method,
    packed: packed ?? (method === 8 ? deflateRawSync(plain) : plain),
    sizeBytes: plain.length,
    crc: crc32(plain),
  }
}

type Facts = ReturnType<typeof factsOf>

function bodyOf(part: ZipPart, { name, method, packed, sizeBytes, crc }: Facts): Buffer {
  const flags = part.flags ?? 0
  const isSaidBehind = (flags & sizesBehind) !== 0
  const extra = part.ownExtra ?? Buffer.alloc(0)
  const sizes = u32(crc, packed.length, sizeBytes)
  return Buffer.concat([
    u32(part.ownSign ?? 0x04034b50),
    u16(20, flags, method, 0, 0),
    isSaidBehind ? Buffer.alloc(12) : sizes,
    u16(name.length, extra.length),
    name,
    extra,
    packed,
    ...(isSaidBehind ? [u32(0x08074b50), sizes] : []),
  ])
}

function lineOf(part: ZipPart, { name, method, packed, sizeBytes, crc }: Facts, offset: number): Buffer {
  const extra = part.extra ?? Buffer.alloc(0)
  const comment = Buffer.from(part.comment ?? '')
  const madeOn = part.unixMode === undefined ? 20 : (3 << 8) | 20
  return Buffer.concat([
    u32(part.sign ?? 0x02014b50),
    u16(madeOn, 20, part.flags ?? 0, method, 0, 0),
    u32(crc, part.saidPackedBytes ?? packed.length, part.saidBytes ?? sizeBytes),
    u16(name.length, extra.length, comment.length, 0, 0),
    u32(((part.unixMode ?? 0) << 16) >>> 0, offset),
    name,
    extra,
    comment,
  ])
}

function endOf(end: ZipEnd, parts: number, listBytes: number, listOffset: number): Buffer {
  const comment = Buffer.from(end.comment ?? '')
  const count = end.count ?? parts
  return Buffer.concat([
    u32(end.sign ?? 0x06054b50),
    u16(0, 0, count, count),
    u32(listBytes, end.listOffset ?? listOffset),
    u16(comment.length),
    comment,
  ])
}

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}
