import { Transform, type TransformCallback } from 'node:stream'

const lineFeed = 0x0a
/** No header field has a longer name; what has none by then is not a field. */
const maxNameBytes = 128
/** Kept of a field that we look at. */
const maxValueLength = 16_384
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09

/** What the gate does with the header of a mail that passes through. */
export interface HeaderRules {
  /** Header lines put in front, each with its CRLF. */
  readonly prefix: string
  /** Fields that are left out, with their continuation lines. Names are lower case. */
  isDropped(name: string): boolean
  /** Fields whose first value is kept for us. */
  readonly wanted: ReadonlySet<string>
  /** Header lines put at the end of the header, each with its CRLF. */
  suffix(fields: ReadonlyMap<string, string>): string
}

/**
 * Lets a mail through and works on its header on the way, without ever holding more than a line's beginning: lines may be
 * of any length and number. Expects CRLF line ends.
 */
export class HeaderGate extends Transform {
  /** Values of the wanted fields as they travelled, unfolded. */
  readonly fields = new Map<string, string>()
  /** Received lines seen: how many systems the mail has been through. */
  receivedCount = 0
  #stash = Buffer.alloc(0)
  #isInBody = false
  #isAtLineStart = true
  #isDropping = false
  #capturing = ''

  /** Bytes that were put in front. */
  readonly prefixBytes: number

  constructor(private readonly rules: HeaderRules) {
    super()
    const prefix = Buffer.from(rules.prefix)
    this.prefixBytes = prefix.length
    this.push(prefix)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    if (this.#isInBody) this.push(chunk)
    else this.#readHeader(this.#stash.length > 0 ? Buffer.concat([this.#stash, chunk]) : chunk)
    done()
  }

  override _flush(done: TransformCallback) {
    if (!this.#isInBody) {
      if (this.#stash.length > 0) this.#readLine(this.#stash, 0, true)
      this.#endHeader()
      this.push(Buffer.from('\r\n'))
    }
    done()
  }

  #readHeader(data: Buffer) {
    this.#stash = Buffer.alloc(0)
    let at = 0
    while (at < data.length) {
      if (this.#isAtLineStart && data[at] === 0x0d) {
        if (at + 1 === data.length) break
        this.#endHeader()
        this.push(data.subarray(at))
        return
      }
      const next = this.#readLine(data, at, false)
      if (next === at) break
      at = next
    }
    // Copied: a few bytes must not keep the whole chunk alive.
    this.#stash = Buffer.from(data.subarray(at))
  }

  /** @returns where the next piece begins; `at` itself when more bytes are needed to tell what this one is */
  #readLine(data: Buffer, at: number, isLast: boolean): number {
    if (this.#isAtLineStart) {
      if (!isBlank(data[at])) {
        const start = data.subarray(at, at + maxNameBytes)
        const lineEnd = start.indexOf(lineFeed)
        const colon = start.indexOf(':')
        if (!isLast && colon < 0 && lineEnd < 0 && start.length < maxNameBytes) return at
        const hasName = colon >= 0 && (lineEnd < 0 || colon < lineEnd)
        this.#beginField(hasName ? start.toString('latin1', 0, colon).trim().toLowerCase() : '')
      }
      this.#isAtLineStart = false
    }
    const end = data.indexOf(lineFeed, at)
    const stop = end < 0 ? data.length : end + 1
    const piece = data.subarray(at, stop)
    if (!this.#isDropping) this.push(piece)
    this.#capture(piece)
    this.#isAtLineStart = end >= 0
    return stop
  }

  #beginField(name: string) {
    this.#isDropping = this.rules.isDropped(name)
    if (name === 'received') this.receivedCount += 1
    this.#capturing = this.rules.wanted.has(name) && !this.fields.has(name) ? name : ''
    if (this.#capturing) this.fields.set(name, '')
  }

  #capture(piece: Buffer) {
    if (!this.#capturing) return
    const value = this.fields.get(this.#capturing)!
    if (value.length >= maxValueLength) return
    this.fields.set(this.#capturing, value + piece.toString('utf8', 0, maxValueLength))
  }

  #endHeader() {
    for (const [name, raw] of this.fields) {
      const unfolded = raw.replace(/\r\n(?=[ \t])/g, '')
      this.fields.set(name, unfolded.slice(unfolded.indexOf(':') + 1).trim())
    }
    this.push(Buffer.from(this.rules.suffix(this.fields)))
    this.#isInBody = true
  }
}
