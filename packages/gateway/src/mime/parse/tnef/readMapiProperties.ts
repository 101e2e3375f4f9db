/** A value of variable length; the views share the bytes that were given. */
export interface MapiValue {
  readonly bytes: Buffer
  readonly isUnicode: boolean
}

/** Bytes of the types that have a fixed size, padded to four. */
const fixedSizes: Readonly<Record<number, number>> = {
  0x01: 0,
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
}
const string8 = 0x1e
const unicode = 0x1f
const variableTypes = new Set([string8, unicode, 0x0d, 0x102])
const MULTI_VALUED = 0x1000

/**
 * Reads a list of MAPI properties: the first value of those with variable length, by property id.
 *
 * @returns undefined when a declared size does not fit
 * @source MS-OXTNEF 2.1.3.4; T23
 */
export function readMapiProperties(
  bytes: Buffer,
  offset: number,
  length: number,
): Map<number, MapiValue> | undefined {
  const cursor = new Cursor(bytes, offset, offset + length)
  const properties = new Map<number, MapiValue>()
  const count = cursor.uint32()
  for (let index = 0; index < count; index++) {
    if (cursor.isBroken) return undefined
    const type = cursor.uint16()
    const id = cursor.uint16()
    if (id >= 0x8000) skipName(cursor)
    const kind = type & ~MULTI_VALUED
    const isVariable = variableTypes.has(kind)
    const valueCount = type & MULTI_VALUED || isVariable ? cursor.uint32() : 1
    for (let value = 0; value < valueCount && !cursor.isBroken; value++) {
      const size = isVariable ? cursor.uint32() : fixedSizes[kind]
      // A type that is not known has no known size, so nothing after it can be found; no size at all would never end.
      if (size === undefined || (size === 0 && !isVariable && valueCount > 1)) return undefined
      const data = cursor.take(size)
      if (isVariable && value === 0) properties.set(id, { bytes: data, isUnicode: kind === unicode })
    }
  }
  return cursor.isBroken ? undefined : properties
}

/** Named properties say their name before the value: a number, or a text. */
function skipName(cursor: Cursor): void {
  cursor.take(16)
  if (cursor.uint32() === 0) cursor.take(4)
  else cursor.take(cursor.uint32())
}

/** Reads forward and never beyond the end; one step too far breaks it for good. */
class Cursor {
  isBroken = false
  readonly #bytes: Buffer
  readonly #end: number
  #at: number

  constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes
    this.#at = start
    this.#end = end
  }

  uint16(): number {
    if (!this.#has(2)) return 0
    this.#at += 2
    return this.#bytes.readUInt16LE(this.#at - 2)
  }

  uint32(): number {
    if (!this.#has(4)) return 0
    this.#at += 4
    return this.#bytes.readUInt32LE(this.#at - 4)
  }

  /** So many bytes, and the padding to four behind them as far as it is there. */
  take(size: number): Buffer {
    if (!this.#has(size)) return this.#bytes.subarray(0, 0)
    const data = this.#bytes.subarray(this.#at, this.#at + size)
    this.#at = Math.min(this.#end, this.#at + size + ((4 - (size % 4)) % 4))
    return data
  }

  #has(size: number): boolean {
    if (!this.isBroken && size <= this.#end - this.#at) return true
    this.isBroken = true
    return false
  }
}
