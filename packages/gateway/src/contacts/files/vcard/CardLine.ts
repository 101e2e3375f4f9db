import { decodeText } from '../../../mime/parse/charset/decodeText'

/** A line of a vCard. @source RFC 6350 3.3 */
export interface CardLine {
  /** Upper case, without the group before it. */
  readonly name: string
  /** `item1` of `item1.TEL`; empty for none. */
  readonly group: string
  /** Values of TYPE and those without a name, lower case. */
  readonly types: ReadonlySet<string>
  /** Lower is better: 1 to 100, above it for none. */
  readonly rank: number
  /** Other parameters, by their names in upper case. */
  readonly parameters: ReadonlyMap<string, string>
  /** Decoded, not unescaped. */
  readonly value: string
}

/** The rank of a line that nobody prefers. */
const unranked = 101

/** Lines that are passed over: pictures, sounds, keys, and what programs note for themselves. */
const skipped = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|AGENT|X-MS-OL-DESIGN|X-MS-CARDPICTURE|LABEL)[;:]/i

/** True for a line that nothing is read of, so that its further lines need not be kept. */
export const isSkipped = (line: string): boolean => skipped.test(line)

/** True for a line whose value is quoted-printable, of which an equals sign at the end joins the next one. */
export const isQuotedPrintable = (line: string): boolean =>
  /^[^:]{0,200}[;=]quoted-printable\b/i.test(line.slice(0, 300))

/**
 * Takes a line apart.
 *
 * @param line     unfolded, a character for each byte
 * @param encoding of the file, for lines that do not name theirs
 * @returns        undefined for what is no line of a card
 */
export function readCardLine(line: string, encoding: string): CardLine | undefined {
  const colon = colonOf(line)
  if (colon < 1) return undefined
  const [head = '', ...parameters] = partsOf(line.slice(0, colon))
  const dot = head.lastIndexOf('.')
  const name = head
    .slice(dot + 1)
    .trim()
    .toUpperCase()
  if (!/^[A-Z0-9-]+$/.test(name)) return undefined
  const read = readParameters(parameters)
  const bytes = bytesOf(line.slice(colon + 1), read)
  const value = decode(bytes, read.named.get('CHARSET') ?? encoding)
  return {
    name,
    group: head.slice(0, Math.max(dot, 0)).toLowerCase(),
    types: read.types,
    rank: read.rank,
    parameters: read.named,
    value,
  }
}

/** The first colon outside of quotation marks, or the first at all where these are in disorder. */
function colonOf(line: string): number {
  const quoted = /^(?:[^":]|"[^"]*")*:/.exec(line.slice(0, 4000))
  return quoted ? quoted[0].length - 1 : line.indexOf(':')
}

const partsOf = (head: string): string[] => head.match(/(?:[^";]|"[^"]*"?)+/g) ?? []

interface Parameters {
  readonly types: ReadonlySet<string>
  readonly rank: number
  readonly named: ReadonlyMap<string, string>
}

function readParameters(texts: readonly string[]): Parameters {
  const types = new Set<string>()
  const named = new Map<string, string>()
  for (const text of texts) {
    const equals = text.indexOf('=')
    const name = text.slice(0, Math.max(equals, 0)).trim().toUpperCase()
    const value = text
      .slice(equals + 1)
      .replaceAll('"', '')
      .trim()
    // Version 2.1 names the value alone: `TEL;WORK;VOICE:`.
    if (name === 'TYPE' || name === '')
      for (const type of value.split(',')) types.add(type.trim().toLowerCase())
    else named.set(name, value)
  }
  const preference = Number(named.get('PREF') ?? NaN)
  return { types, named, rank: preference >= 1 ? preference : types.has('pref') ? 1 : unranked }
}

/** The bytes of a value, as a character each. */
function bytesOf(value: string, { types, named }: Parameters): string {
  const encoding = named.get('ENCODING')?.toLowerCase() ?? ''
  if (encoding === 'quoted-printable' || types.has('quoted-printable'))
    return value.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  if (encoding === 'b' || encoding === 'base64' || types.has('base64'))
    return Buffer.from(value, 'base64').toString('latin1')
  return value
}

function decode(bytes: string, encoding: string): string {
  if (/^[\x01-\x7f]*$/.test(bytes)) return bytes
  return decodeText(Buffer.from(bytes, 'latin1'), encoding)
}
