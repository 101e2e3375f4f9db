import { decodeText } from '../charset/decodeText'
import { htmlCharset } from '../charset/htmlCharset'
import { encodingName } from '../charset/encodingName'
import type { MimePart } from '../structure/MimePart'
import { decodePart } from '../transfer/decodePart'
import { cutWhole } from '../headers/cleanPhrase'
import { MAX_PLAIN_CHARS } from '../limits'
import { cleanText } from './cleanText'
import { cutHtml } from './cutHtml'
import { enrichedToText } from './enrichedToText'
import type { BodySegment } from './joinSegments'
import { unflow } from './unflow'

/** A text part as read, and whether its end was reached. */
export interface TextPart extends BodySegment {
  /** Bytes that were decoded. */
  readonly sizeBytes: number
  readonly isTruncated: boolean
}

/**
 * Decodes one text part for reading.
 *
 * @param maxBytes of content, at most
 * @source RD-18
 */
export function readTextPart(raw: Buffer, part: MimePart, maxBytes: number): TextPart {
  const encoded = raw.subarray(part.offset, part.offset + part.length)
  const bytes = decodePart(encoded, part.encoding, maxBytes + 1)
  const isCut = bytes.length > maxBytes
  const isHtml = part.contentType === 'text/html' || part.contentType === 'application/xhtml+xml'
  const label = part.typeParameters.get('charset')
  // What the mail says counts more than what the page says, as converters on the way change only the former.
  const charset = isHtml && !encodingName(label) ? (htmlCharset(bytes) ?? label) : label
  const text = cleanText(decodeText(isCut ? bytes.subarray(0, maxBytes) : bytes, charset))
  const kept = isHtml ? cutHtml(text) : cutWhole(plainOf(part, text), MAX_PLAIN_CHARS)
  // Unflowing and the like shorten a text too; only a cut at its limit is a loss.
  const isTruncated = isCut || (kept.length < text.length && (isHtml || kept.length >= MAX_PLAIN_CHARS - 1))
  return { ...(isHtml ? { html: kept } : { plain: kept }), sizeBytes: bytes.length, isTruncated }
}

function plainOf(part: MimePart, text: string): string {
  if (part.contentType === 'text/enriched' || part.contentType === 'text/richtext')
    return enrichedToText(text)
  const isFlowed = part.typeParameters.get('format')?.trim().toLowerCase() === 'flowed'
  return isFlowed ? unflow(text, part.typeParameters.get('delsp')?.trim().toLowerCase() === 'yes') : text
}
