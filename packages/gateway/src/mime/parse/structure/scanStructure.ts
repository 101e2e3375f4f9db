import { MAX_DEPTH, MAX_PARTS } from '../limits'
import { describePart, type PartDescription } from './describePart'
import { guessBoundary } from './guessBoundary'
import type { HeaderBlock } from './HeaderField'
import type { MimePart } from './MimePart'
import { readHeaderBlock } from './readHeaderBlock'
import { type Line, readLine } from './readLine'

const DASH = 0x2d
const CR = 0x0d
const LF = 0x0a

/**
 * Finds the parts of a mail and where each of them lies. One pass, no recursion, no copy of the content; depth,
 * number and length of boundaries do not change its cost. Missing ends, missing boundaries and parts without
 * headers are repaired as the other mail programs do.
 *
 * @returns the whole mail as a part; the tree may be as deep as MAX_DEPTH
 * @source RFC 2046 5.1, T40, D2
 */
export function scanStructure(raw: Buffer): MimePart {
  const start = mailStart(raw)
  const header = readHeaderBlock(raw, start, raw.length)
  const root = describePart(header.fields, 'text/plain')
  const declared = root.typeParameters.get('boundary')
  // A boundary under another type (`text/html; boundary=x`) counts when the body really uses it.
  const type = isMultipart(root) ? root.contentType : 'multipart/mixed'
  const tree = declared && new Scanner(raw, { ...root, contentType: type }, header, declared).scan()
  if (tree && tree.children.length > 0) return tree
  if (!isMultipart(root)) return leafOf(root, '1', header.bodyStart, raw.length)
  const guessed = guessBoundary(raw, header.bodyStart)
  const repaired = guessed === undefined ? undefined : new Scanner(raw, root, header, guessed).scan()
  return repaired && repaired.children.length > 0 ? repaired : leafOf(root, '1', header.bodyStart, raw.length)
}

interface OpenPart extends PartDescription {
  readonly id: string
  readonly depth: number
  readonly children: OpenPart[]
  readonly offset: number
  length: number
  /** Set while it is a multipart whose end was not seen. */
  readonly boundary: string | undefined
}

/** A boundary line: which open multipart it belongs to, and whether it ends it. */
interface Delimiter {
  readonly index: number
  readonly isClose: boolean
}

class Scanner {
  readonly #raw: Buffer
  readonly #root: OpenPart
  /** Multiparts that are open, outermost first. */
  readonly #stack: OpenPart[] = []
  /** Where in the stack a boundary is; the innermost of equal ones last. */
  readonly #byBoundary = new Map<string, number[]>()
  #longestBoundary = 0
  /** The part whose body is being passed over. */
  #leaf: OpenPart | undefined
  #partCount = 0

  constructor(raw: Buffer, root: PartDescription, header: HeaderBlock, boundary: string) {
    this.#raw = raw
    this.#root = { ...root, id: '', depth: 0, children: [], offset: header.bodyStart, length: 0, boundary }
    this.#open(this.#root)
  }

  scan(): MimePart {
    const end = this.#raw.length
    let at = this.#nextDashes(this.#root.offset)
    while (at < end && this.#stack.length > 0) {
      const line = readLine(this.#raw, at, end)
      const found = this.#delimiter(line)
      if (found) {
        this.#finish(found.isClose ? found.index : found.index + 1, this.#beforeDelimiter(line.start))
        at = found.isClose ? line.next : this.#beginPart(line.next)
      } else at = line.next
      at = this.#nextDashes(at)
    }
    this.#finish(0, end)
    return sealed(this.#root)
  }

  /** The next line that begins with two dashes, `from` included. */
  #nextDashes(from: number): number {
    if (this.#raw[from] === DASH && this.#raw[from + 1] === DASH) return from
    const found = this.#raw.indexOf('\n--', Math.max(0, from - 1), 'latin1')
    return found < 0 ? this.#raw.length : found + 1
  }

  /** The line as the boundary of an open multipart; junk after it, behind a blank, is passed over. */
  #delimiter({ start, end }: Line): Delimiter | undefined {
    if (this.#raw[start] !== DASH || this.#raw[start + 1] !== DASH) return undefined
    const text = this.#raw.toString('latin1', start + 2, Math.min(end, start + this.#longestBoundary + 200))
    return this.#named(text.trimEnd()) ?? this.#named(/^[^ \t]*/.exec(text)![0])
  }

  #named(text: string): Delimiter | undefined {
    const index = this.#byBoundary.get(text)?.at(-1)
    if (index !== undefined) return { index, isClose: false }
    const closed = text.endsWith('--') ? this.#byBoundary.get(text.slice(0, -2))?.at(-1) : undefined
    return closed === undefined ? undefined : { index: closed, isClose: true }
  }

  #beginPart(at: number): number {
    const parent = this.#stack.at(-1)!
    if (++this.#partCount > MAX_PARTS) {
      // The rest of the mail stays one last part; nothing is cut away.
      this.#leaf = add(parent, describePart([], 'application/octet-stream'), at, undefined)
      return this.#raw.length
    }
    const header = readHeaderBlock(this.#raw, at, this.#raw.length, {
      isEnd: (line) => this.#delimiter(line) !== undefined,
      isKept: (name) => name.startsWith('content-'),
    })
    const isDigest = parent.contentType === 'multipart/digest'
    const description = describePart(header.fields, isDigest ? 'message/rfc822' : 'text/plain')
    const boundary = isMultipart(description) ? description.typeParameters.get('boundary') : undefined
    // Too deep: what is inside joins the list of the deepest level that is counted.
    if (boundary !== undefined && parent.depth + 1 >= MAX_DEPTH) this.#open({ ...parent, boundary })
    else {
      const part = add(parent, description, header.bodyStart, boundary)
      if (boundary === undefined) this.#leaf = part
      else this.#open(part)
    }
    return header.bodyStart
  }

  #open(part: OpenPart): void {
    const key = boundaryKey(part.boundary!)
    this.#byBoundary.set(key, [...(this.#byBoundary.get(key) ?? []), this.#stack.length])
    this.#longestBoundary = Math.max(this.#longestBoundary, key.length)
    this.#stack.push(part)
  }

  /** Ends the leaf and every multipart from `index` of the stack on. */
  #finish(index: number, end: number): void {
    if (this.#leaf) this.#leaf.length = Math.max(0, end - this.#leaf.offset)
    this.#leaf = undefined
    while (this.#stack.length > index) {
      const part = this.#stack.pop()!
      part.length = Math.max(0, end - part.offset)
      const key = boundaryKey(part.boundary!)
      const places = this.#byBoundary.get(key)!.slice(0, -1)
      if (places.length > 0) this.#byBoundary.set(key, places)
      else this.#byBoundary.delete(key)
    }
  }

  /** The line end before a boundary belongs to the boundary. */
  #beforeDelimiter(lineStart: number): number {
    let end = lineStart
    if (this.#raw[end - 1] === LF) end--
    if (end < lineStart && this.#raw[end - 1] === CR) end--
    return end
  }
}

function add(
  parent: OpenPart,
  description: PartDescription,
  offset: number,
  boundary: string | undefined,
): OpenPart {
  const number = String(parent.children.length + 1)
  const id = parent.id ? `${parent.id}.${number}` : number
  const part: OpenPart = {
    ...description,
    id,
    depth: parent.depth + 1,
    children: [],
    offset,
    length: 0,
    boundary,
  }
  parent.children.push(part)
  return part
}

/** Depth is bounded, so recursion is safe here. A multipart without parts, except the whole, is the text in it. */
function sealed(part: OpenPart): MimePart {
  const isText = part.depth > 0 && part.children.length === 0 && isMultipart(part)
  return {
    ...part,
    contentType: isText ? 'text/plain' : part.contentType,
    children: part.children.map(sealed),
  }
}

function leafOf(description: PartDescription, id: string, offset: number, end: number): MimePart {
  const contentType = isMultipart(description) ? 'text/plain' : description.contentType
  return { ...description, contentType, id, offset, length: end - offset, children: [] }
}

/** Skips what some programs put before a mail: blank lines, and the `From ` line of an mbox. */
function mailStart(raw: Buffer): number {
  let at = 0
  while (at < raw.length && (raw[at] === CR || raw[at] === LF)) at++
  const line = raw.toString('latin1', at, at + 6)
  return line.startsWith('From ') || line.startsWith('>From ') ? readLine(raw, at, raw.length).next : at
}

const isMultipart = (part: { contentType: string }): boolean => part.contentType.startsWith('multipart/')
const boundaryKey = (boundary: string): string => Buffer.from(boundary, 'utf8').toString('latin1').trimEnd()
