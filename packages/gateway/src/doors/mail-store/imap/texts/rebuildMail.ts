import { describePart } from '../../../../mime/parse/structure/describePart'
import { readHeaderBlock } from '../../../../mime/parse/structure/readHeaderBlock'
import type { BodyPart } from '../connection/BodyPart'
import type { FetchedPart } from '../connection/ImapAccount'
import { isMultipart, type PlannedPart } from './planParts'

/** Where a leaf stands in a rebuilt mail. */
export interface RebuiltLeaf {
  readonly part: BodyPart
  /** Its last bytes, where only those were fetched. */
  readonly tail: Buffer | undefined
  /** All of its bytes are in the rebuilt mail. */
  readonly isWhole: boolean
  /** Of its header in the rebuilt mail, which its body follows. */
  readonly headerStart: number
  /** Of its body in the rebuilt mail. */
  readonly start: number
  readonly length: number
}

/** A mail put together again out of some of its parts. */
export interface RebuiltMail {
  readonly raw: Buffer
  readonly leaves: readonly RebuiltLeaf[]
  /** Bytes of the whole mail if the server took it apart where we would; undefined when that cannot be told. */
  readonly expectedBytes: number | undefined
}

/**
 * Puts a mail together as it travelled, with the bodies of those leaves only that were fetched: every header and every
 * text is the true one, in its true place, and files are empty or cut. So the parser of whole mails reads it and comes to
 * the same result, whatever the mail's mistakes.
 *
 * @returns undefined when the mail is gone
 */
export function rebuildMail(
  structure: BodyPart,
  plan: readonly PlannedPart[],
  parts: ReadonlyMap<string, FetchedPart>,
): RebuiltMail | undefined {
  const header = parts.get('HEADER')
  if (header === undefined) return undefined
  const builder = new Builder(plan, parts)
  builder.add(structure, asBuffer(header.body))
  const before = builder.boundary === undefined ? 0 : bytesBeforeParts(builder.boundary, parts)
  return {
    raw: Buffer.concat(builder.pieces),
    leaves: builder.leaves,
    expectedBytes: before === undefined ? undefined : builder.wholeBytes + before,
  }
}

/** What stands before the first part, for people whose programs know no parts. */
function bytesBeforeParts(boundary: string, parts: ReadonlyMap<string, FetchedPart>): number | undefined {
  const start = asBuffer(parts.get('TEXT')?.body ?? new Uint8Array())
  const delimiter = `--${boundary}`
  if (start.toString('latin1', 0, delimiter.length) === delimiter) return 0
  const found = start.indexOf(`\n${delimiter}`, 0, 'latin1')
  return found < 0 ? undefined : found + 1
}

class Builder {
  readonly pieces: Buffer[] = []
  readonly leaves: RebuiltLeaf[] = []
  /** Length of the mail with all bytes of its leaves. */
  wholeBytes = 0
  /** Between the parts of the whole mail; undefined when it is one part. */
  boundary: string | undefined
  #length = 0
  readonly #plan: ReadonlyMap<string, PlannedPart>

  constructor(
    plan: readonly PlannedPart[],
    private readonly parts: ReadonlyMap<string, FetchedPart>,
  ) {
    this.#plan = new Map(plan.map((planned) => [planned.part.path, planned]))
  }

  add(part: BodyPart, header: Buffer) {
    const headerStart = this.#length
    this.#push(header)
    if (!isMultipart(part)) return this.#leaf(part, headerStart)
    const said = boundaryOf(header)
    this.boundary ??= said ?? ''
    const boundary = said ?? part.parameters['boundary'] ?? ''
    for (const child of part.children) {
      this.#push(Buffer.from(`--${boundary}\r\n`))
      this.add(child, mimeHeader(this.parts.get(child.path)))
      this.#push(Buffer.from('\r\n'))
    }
    this.#push(Buffer.from(`--${boundary}--\r\n`))
  }

  #leaf(part: BodyPart, headerStart: number) {
    const planned = this.#plan.get(part.path)
    const fetched = asBuffer(this.parts.get(part.path === '' ? 'TEXT' : part.path)?.body ?? new Uint8Array())
    const isFromStart = planned === undefined || planned.offsetBytes === 0
    const isWhole = isFromStart && fetched.length >= part.sizeBytes
    const body = isFromStart ? fetched : Buffer.alloc(0)
    this.leaves.push({
      part,
      tail: isFromStart ? undefined : fetched,
      isWhole,
      headerStart,
      start: this.#length,
      length: body.length,
    })
    this.#push(body)
    this.wholeBytes += Math.max(0, part.sizeBytes - body.length)
  }

  #push(bytes: Buffer) {
    this.pieces.push(bytes)
    this.#length += bytes.length
    this.wholeBytes += bytes.length
  }
}

/** As the parser reads it: it decodes what servers leave encoded. */
function boundaryOf(header: Buffer): string | undefined {
  const { fields } = readHeaderBlock(header, 0, header.length, { isKept: (name) => name === 'content-type' })
  return describePart(fields, 'text/plain').typeParameters.get('boundary')
}

/** With its empty line, which a part without a header has as well. */
function mimeHeader(part: FetchedPart | undefined): Buffer {
  const header = asBuffer(part?.mimeHeader ?? new Uint8Array())
  const isEnded =
    header.length === 0 ? false : /(?:^|\n)\r?\n$/.test(header.toString('latin1', header.length - 4))
  return isEnded ? header : Buffer.concat([header, Buffer.from('\r\n')])
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
