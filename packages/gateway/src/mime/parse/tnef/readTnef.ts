import { decodeText } from '../charset/decodeText'
import { readMapiProperties } from './readMapiProperties'
import type { TnefContent, TnefFile } from './TnefContent'

const SIGNATURE = 0x223e9f78
/** Level 1, id 4, length 4 before the data of an attribute; a checksum of 2 after it. */
const HEAD_BYTES = 9
const TAIL_BYTES = 2

/** Files listed of one winmail.dat. */
const MAX_FILES = 1_000

const attribute = { body: 0x0002800c, codePage: 0x00069007, properties: 0x00069003 }
const fileAttribute = { start: 0x00069002, title: 0x00018010, data: 0x0006800f, properties: 0x00069005 }
const property = {
  body: 0x1000,
  html: 0x1013,
  rtf: 0x1009,
  longName: 0x3707,
  name: 0x3704,
  type: 0x370e,
  contentId: 0x3712,
}

/**
 * Opens a winmail.dat. Every declared size is checked against what is there, every step moves on, nothing is copied
 * but names: its cost is that of one pass.
 *
 * @returns undefined when it is not TNEF or is damaged; then it is shown as a file
 * @source T23, RD-18, MS-OXTNEF 2.1
 */
export function readTnef(bytes: Buffer): TnefContent | undefined {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== SIGNATURE) return undefined
  const reader = new Reader(bytes)
  for (let at = 6; at < bytes.length;) {
    if (at + HEAD_BYTES + TAIL_BYTES > bytes.length)
      return isBlankTail(bytes, at) ? reader.content() : undefined
    const level = bytes[at]
    const id = bytes.readUInt32LE(at + 1)
    const length = bytes.readUInt32LE(at + 5)
    const offset = at + HEAD_BYTES
    if ((level !== 1 && level !== 2) || length > bytes.length - offset - TAIL_BYTES) return undefined
    if (!isIntact(bytes, offset, length)) return undefined
    if (!(level === 1 ? reader.message(id, offset, length) : reader.file(id, offset, length)))
      return undefined
    at = offset + length + TAIL_BYTES
  }
  return reader.content()
}

class Reader {
  readonly #bytes: Buffer
  readonly #files: Mutable<TnefFile>[] = []
  #codePage = 'windows-1252'
  #text = ''
  #html = ''
  #isComplete = true

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  content(): TnefContent {
    const files = this.#files.filter((file) => file.length > 0)
    const isComplete = this.#isComplete && files.length === this.#files.length
    return { text: this.#text, html: this.#html, files, isComplete }
  }

  message(id: number, offset: number, length: number): boolean {
    const data = this.#bytes.subarray(offset, offset + length)
    if (id === attribute.codePage && length >= 4) this.#codePage = `cp${data.readUInt32LE(0)}`
    else if (id === attribute.body) this.#text ||= this.#string(data)
    else if (id === attribute.properties) {
      const properties = readMapiProperties(this.#bytes, offset, length)
      if (!properties) return false
      const html = properties.get(property.html)
      if (html) this.#html = decodeText(html.bytes, undefined)
      const body = properties.get(property.body)
      if (body) this.#text ||= body.isUnicode ? utf16(body.bytes) : this.#string(body.bytes)
      // Formatted text in compressed RTF is not opened here; the file stays in the list when it is all there is.
      if (properties.has(property.rtf) && !html && !this.#text) this.#isComplete = false
    }
    return true
  }

  file(id: number, offset: number, length: number): boolean {
    if (id === fileAttribute.start) {
      if (this.#files.length >= MAX_FILES) return false
      this.#files.push({ name: '', contentType: '', contentId: '', offset: 0, length: 0 })
      return true
    }
    const file = this.#files.at(-1)
    if (!file) return false
    if (id === fileAttribute.title) file.name ||= this.#string(this.#bytes.subarray(offset, offset + length))
    else if (id === fileAttribute.data) Object.assign(file, { offset, length })
    else if (id === fileAttribute.properties) return this.#fileProperties(file, offset, length)
    return true
  }

  #fileProperties(file: Mutable<TnefFile>, offset: number, length: number): boolean {
    const properties = readMapiProperties(this.#bytes, offset, length)
    if (!properties) return false
    const read = (id: number): string => {
      const value = properties.get(id)
      return value ? (value.isUnicode ? utf16(value.bytes) : this.#string(value.bytes)) : ''
    }
    file.name = read(property.longName) || file.name || read(property.name)
    file.contentType = read(property.type)
    file.contentId = read(property.contentId)
    return true
  }

  #string(bytes: Buffer): string {
    const end = bytes.indexOf(0)
    return decodeText(end < 0 ? bytes : bytes.subarray(0, end), this.#codePage)
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const utf16 = (bytes: Buffer): string => bytes.toString('utf16le').replace(/\0[\s\S]*$/, '')

/** The sum of the bytes, 16 bits: a wrong one means that sizes cannot be trusted either. */
function isIntact(bytes: Buffer, offset: number, length: number): boolean {
  let sum = 0
  for (let at = offset; at < offset + length; at++) sum += bytes[at]!
  return (sum & 0xffff) === bytes.readUInt16LE(offset + length)
}

const isBlankTail = (bytes: Buffer, from: number): boolean => bytes.subarray(from).every((byte) => byte === 0)
