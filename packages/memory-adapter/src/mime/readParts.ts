import { toBytes } from './binary'

/** A piece of a mail: its fields, and its text as one character a byte. */
export interface ReadPart {
  /** Unfolded, by lower-case name. */
  readonly fields: ReadonlyMap<string, string>
  readonly body: string
}

/** Splits a mail or a part of one into its header and the rest. */
export function readPart(binary: string): ReadPart {
  const blank = /\r?\n\r?\n/.exec(binary)
  const head = blank ? binary.slice(0, blank.index) : binary
  const fields = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined && !fields.has(name.toLowerCase()))
      fields.set(name.toLowerCase(), value)
  }
  return { fields, body: blank ? binary.slice(blank.index + blank[0].length) : '' }
}

/** The parts of a container; the part itself when it is none. */
export function leavesOf(part: ReadPart, depth = 0): readonly ReadPart[] {
  const type = part.fields.get('content-type') ?? ''
  const boundary = parameterOf(type, 'boundary')
  if (!/^multipart\//i.test(type) || boundary === undefined || depth > 20) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1)
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leavesOf(readPart(piece.replace(/^\r?\n/, '').replace(/\r?\n$/, '')), depth + 1))
}

/** A parameter of a header field; encoded ones (RFC 2231) are read where they are in one piece. */
export function parameterOf(field: string, name: string): string | undefined {
  const encoded = new RegExp(`;\\s*${name}\\*=[^']*'[^']*'([^;\\s]+)`, 'i').exec(field)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  const plain = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(field)
  return plain?.[1] ?? plain?.[2]
}

/** The bytes of a part as they were before they travelled. */
export function bytesOfPart({ fields, body }: ReadPart): Uint8Array<ArrayBuffer> {
  const encoding = fields.get('content-transfer-encoding')?.trim().toLowerCase()
  if (encoding === 'base64') return toBytes(atob(body.replace(/[^A-Za-z0-9+/]/g, '')))
  if (encoding !== 'quoted-printable') return toBytes(body)
  return unquoted(body.replace(/[ \t]*=\r?\n/g, ''))
}

/** The words of a header field, encoded ones decoded. @source RFC 2047 */
export function decodeField(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_word, charset: string, kind: string, text: string) => {
      const bytes = kind.toLowerCase() === 'b' ? toBytes(atob(text)) : unquoted(text.replaceAll('_', ' '))
      return decodeText(bytes, charset)
    })
}

/** Text of a charset; of an unknown one what UTF-8 makes of it. */
export function decodeText(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const unquoted = (text: string) =>
  toBytes(text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))
