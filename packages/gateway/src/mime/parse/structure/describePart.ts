import { decodeHeaderBytes } from '../headers/decodeHeaderBytes'
import { transferEncoding } from '../transfer/decodePart'
import { safeMediaType } from './contentType'
import { firstField, type HeaderField } from './HeaderField'
import type { MimePart } from './MimePart'
import { parseParameters } from './parameters'

/** What a part's header says of its content. */
export type PartDescription = Pick<
  MimePart,
  'fields' | 'contentType' | 'typeParameters' | 'disposition' | 'dispositionParameters' | 'encoding'
>

/**
 * Reads the content fields of one part.
 *
 * @param defaultType what a part without Content-Type is; `message/rfc822` inside a digest (RFC 2046 5.1.5)
 */
export function describePart(fields: readonly HeaderField[], defaultType: string): PartDescription {
  const read = (name: string): string => {
    const field = firstField(fields, name)
    return field ? decodeHeaderBytes(field.value) : ''
  }
  const types = fields.filter((field) => field.name === 'content-type').slice(0, 3)
  const candidates = types.map((field) => parseParameters(decodeHeaderBytes(field.value)))
  const type = candidates.find(({ value }) => safeMediaType(value)) ?? candidates[0]
  const disposition = parseParameters(read('content-disposition'))
  return {
    fields,
    contentType: safeMediaType(type?.value ?? '') ?? repairedType(type?.value, defaultType),
    typeParameters: type?.parameters ?? new Map<string, string>(),
    disposition: /^[a-z-]{1,32}/.exec(disposition.value)?.[0] ?? '',
    dispositionParameters: disposition.parameters,
    encoding: transferEncoding(read('content-transfer-encoding')),
  }
}

/** Types that are written wrongly but meant clearly: `text`, `text/`, `multipart`, `text/plain charset=x`, `image/p/g`. */
function repairedType(value: string | undefined, defaultType: string): string {
  if (value === undefined || value === '') return defaultType
  const start = safeMediaType(value.split(/[\s,]/, 1)[0] ?? '')
  if (start) return start
  if (/^text\b/.test(value)) return /html/.test(value) ? 'text/html' : 'text/plain'
  if (/^multipart\b/.test(value)) return 'multipart/mixed'
  return value.includes('/') ? 'application/octet-stream' : 'text/plain'
}
