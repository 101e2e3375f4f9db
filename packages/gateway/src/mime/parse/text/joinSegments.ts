import { cutWhole } from '../headers/cleanPhrase'
import { MAX_PLAIN_CHARS } from '../limits'
import { cutHtml } from './cutHtml'
import { escapeHtml } from './entities'
import { htmlToText } from './htmlToText'

/** One stretch of the body; both when the mail offers it as alternatives. */
export interface BodySegment {
  readonly plain?: string
  readonly html?: string
}

/** The body of a mail, ready to store. */
export interface MessageBody {
  /** Always there, made from the HTML when the mail has no text of its own. */
  readonly plainText: string
  /** As it was sent, only decoded: hostile until cleaned. Absent when the mail is plain text. */
  readonly htmlText?: string
  /** True when it was longer than what is kept; the whole is then among the attachments or in the source. */
  readonly isTruncated: boolean
}

/**
 * Puts the stretches of a body together in their order, as a reader would see them below each other.
 * One HTML stretch alone stays byte for byte what it was.
 */
export function joinSegments(segments: readonly BodySegment[]): MessageBody {
  const shown = segments.filter((segment) => segment.html?.trim() || segment.plain?.trim())
  const plain = shown.map((segment) =>
    segment.plain?.trim() ? segment.plain : htmlToText(segment.html!, { hasLinks: true }),
  )
  const plainText = cutWhole(plain.join('\n\n'), MAX_PLAIN_CHARS)
  const isPlainCut = plain.reduce((sum, text) => sum + text.length, 0) > MAX_PLAIN_CHARS
  if (!shown.some((segment) => segment.html?.trim())) return { plainText, isTruncated: isPlainCut }
  const parts = shown.map((segment) => (segment.html?.trim() ? segment.html : asHtml(segment.plain!)))
  const whole = parts.join('\n<hr>\n')
  const htmlText = cutHtml(whole)
  return { plainText, htmlText, isTruncated: isPlainCut || htmlText.length < whole.length }
}

const asHtml = (text: string): string => `<div style="white-space: pre-wrap">${escapeHtml(text)}</div>`
