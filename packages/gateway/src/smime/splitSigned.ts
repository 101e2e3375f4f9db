import { describePart, type PartDescription } from '../mime/parse/structure/describePart'
import { readHeaderBlock } from '../mime/parse/structure/readHeaderBlock'
import { decodePart } from '../mime/parse/transfer/decodePart'

/** How a mail says what it is. */
export const typeOf = (raw: Buffer): PartDescription =>
  describePart(readHeaderBlock(raw, 0, raw.length).fields, 'text/plain')

/** True for a mail whose S/MIME signature stands beside what was signed. @source RFC 8551 3.5.3 */
export const isSignedBeside = ({ contentType, typeParameters }: PartDescription): boolean =>
  contentType === 'multipart/signed' &&
  /^application\/(?:x-)?pkcs7-signature$/i.test(typeParameters.get('protocol') ?? '')

/** The two parts of a signed mail. */
interface SignedMail {
  /** The part that was signed, header and all, with the line ends that it was signed with. */
  readonly content: Buffer
  readonly signature: Buffer
}

/**
 * Takes a `multipart/signed` apart, byte by byte: the signature is over the first part as it stands in the mail.
 *
 * @returns undefined when it has not two parts
 * @source RFC 1847 2.1, RFC 8551 3.1.1
 */
export function splitSigned(raw: Buffer): SignedMail | undefined {
  const { fields, bodyStart } = readHeaderBlock(raw, 0, raw.length)
  const boundary = describePart(fields, 'text/plain').typeParameters.get('boundary')
  if (boundary === undefined || boundary === '') return undefined
  const first = nextDelimiter(raw, boundary, bodyStart)
  const second = first && nextDelimiter(raw, boundary, first.end)
  if (first === undefined || second === undefined) return undefined
  const third = nextDelimiter(raw, boundary, second.end)
  const signaturePart = raw.subarray(second.end, third?.start ?? raw.length)
  const header = readHeaderBlock(signaturePart, 0, signaturePart.length)
  const { encoding } = describePart(header.fields, 'application/octet-stream')
  return {
    content: withWholeLineEnds(raw.subarray(first.end, second.start)),
    signature: decodePart(signaturePart.subarray(header.bodyStart), encoding),
  }
}

/** A line that begins with the boundary: `start` before the line end that belongs to it, `end` after its own. */
function nextDelimiter(raw: Buffer, boundary: string, from: number) {
  const delimiter = `--${boundary}`
  for (let at = raw.indexOf(delimiter, from, 'latin1'); at !== -1;) {
    if (at === from || raw[at - 1] === 0x0a) {
      const lineEnd = raw.indexOf(0x0a, at)
      const before = raw[at - 2] === 0x0d ? 2 : 1
      return { start: Math.max(from, at - before), end: lineEnd === -1 ? raw.length : lineEnd + 1 }
    }
    at = raw.indexOf(delimiter, at + 1, 'latin1')
  }
  return undefined
}

/** Some programs store bare line feeds; what was signed had both. */
function withWholeLineEnds(content: Buffer): Buffer {
  const text = content.toString('latin1')
  return /(?:^|[^\r])\n/.test(text) ? Buffer.from(text.replace(/\r?\n/g, '\r\n'), 'latin1') : content
}
