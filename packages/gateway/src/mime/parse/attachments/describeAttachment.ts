import { cleanPhrase } from '../headers/cleanPhrase'
import { decodeHeaderBytes } from '../headers/decodeHeaderBytes'
import { decodeWords } from '../headers/decodeWords'
import { parseIds } from '../headers/parseIds'
import type { ParsedAttachment } from '../ParsedMessage'
import { firstField } from '../structure/HeaderField'
import type { MimePart } from '../structure/MimePart'
import { readHeaderBlock } from '../structure/readHeaderBlock'
import { decodedSize, decodePart } from '../transfer/decodePart'
import { fileName } from './fileName'

/** Bytes of a mail within the mail that are read to find its subject. */
const NESTED_HEADER_BYTES = 65_536

/** The name that a part gives itself, not yet cleaned; empty when none. */
export const givenName = (part: MimePart): string =>
  part.dispositionParameters.get('filename') || part.typeParameters.get('name') || ''

/** A mail, also one that was sent as a plain file because its lines could not travel as they are. */
const isMessagePart = ({ contentType, ...part }: MimePart): boolean =>
  contentType === 'message/rfc822' ||
  contentType === 'message/global' ||
  (contentType === 'application/octet-stream' &&
    /\.eml$/i.test(part.dispositionParameters.get('filename') ?? ''))

/** One leaf as an attachment; `isInline` is known only once the HTML is. */
export function describeAttachment(raw: Buffer, part: MimePart): ParsedAttachment {
  const { offset, length, encoding, contentType } = part
  const encoded = raw.subarray(offset, offset + length)
  const isMessage = isMessagePart(part)
  const given = givenName(part) || (isMessage ? nestedSubject(encoded, part) : '')
  const contentId = contentIdOf(part)
  return {
    id: part.id,
    filename: fileName(given, contentType),
    contentType,
    sizeBytes: decodedSize(encoded, encoding),
    ...(contentId ? { contentId } : {}),
    disposition: part.disposition === 'inline' ? 'inline' : 'attachment',
    isInline: false,
    isMessage,
    location: { offset, length, encoding },
  }
}

function contentIdOf(part: MimePart): string {
  const field = firstField(part.fields, 'content-id')
  if (!field) return ''
  const text = decodeHeaderBytes(field.value)
  return parseIds(text)[0] ?? cleanPhrase(text.replace(/[<>]/g, '')).replace(/\s+/g, '')
}

function nestedSubject(encoded: Buffer, part: MimePart): string {
  const start = decodePart(encoded, part.encoding, NESTED_HEADER_BYTES)
  const subject = firstField(readHeaderBlock(start, 0, start.length).fields, 'subject')
  const words = subject ? cleanPhrase(decodeWords(decodeHeaderBytes(subject.value))) : ''
  // A subject is not a path: what would be read as one becomes a blank.
  return words ? `${words.replace(/[/\\]+/g, ' ').slice(0, 70)}.eml` : ''
}
