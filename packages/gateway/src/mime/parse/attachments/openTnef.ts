import { detectMimeType } from 'nodemailer/lib/mime-funcs'
import { MAX_TNEF_BYTES } from '../limits'
import type { ParsedAttachment } from '../ParsedMessage'
import { safeMediaType } from '../structure/contentType'
import type { MimePart } from '../structure/MimePart'
import type { BodySegment } from '../text/joinSegments'
import { cleanText } from '../text/cleanText'
import { readTnef } from '../tnef/readTnef'
import { decodePart } from '../transfer/decodePart'
import { fileName } from './fileName'

/** What a winmail.dat brings into a mail. */
export interface OpenedTnef {
  readonly body: BodySegment
  readonly attachments: readonly ParsedAttachment[]
  /** Everything was taken out, so the file itself need not be shown. */
  readonly isComplete: boolean
}

/**
 * Opens the winmail.dat of Outlook in place.
 *
 * @returns undefined when it is too large, damaged or something else
 * @source T23, RD-18
 */
export function openTnef(raw: Buffer, part: MimePart): OpenedTnef | undefined {
  const { offset, length, encoding } = part
  if (length > MAX_TNEF_BYTES) return undefined
  const content = readTnef(decodePart(raw.subarray(offset, offset + length), encoding, MAX_TNEF_BYTES))
  if (!content) return undefined
  const attachments = content.files.map((file, index): ParsedAttachment => {
    const guessed = detectMimeType(file.name.slice(-40)) || 'application/octet-stream'
    const contentType = safeMediaType(file.contentType) ?? guessed
    const contentId = file.contentId.replace(/[<>\s]/g, '')
    return {
      id: `${part.id}.t${index + 1}`,
      filename: fileName(file.name, contentType),
      contentType,
      sizeBytes: file.length,
      ...(contentId ? { contentId } : {}),
      disposition: 'attachment',
      isInline: false,
      isMessage: contentType === 'message/rfc822',
      location: { offset, length, encoding, inner: { offset: file.offset, length: file.length } },
    }
  })
  const body = { plain: cleanText(content.text), html: cleanText(content.html) }
  const hasContent = attachments.length > 0 || Boolean(body.plain || body.html)
  return { body, attachments, isComplete: content.isComplete && hasContent }
}

/** True for the types and the name under which Outlook sends it. */
export const isTnef = (part: MimePart, name: string): boolean =>
  part.contentType === 'application/ms-tnef' ||
  part.contentType === 'application/vnd.ms-tnef' ||
  (part.contentType === 'application/octet-stream' && /^winmail\.dat$/i.test(name.trim()))
