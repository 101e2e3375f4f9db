import { describeAttachment, givenName } from './attachments/describeAttachment'
import { isTnef, openTnef } from './attachments/openTnef'
import { MAX_TEXT_BYTES } from './limits'
import type { ParsedAttachment } from './ParsedMessage'
import type { MimePart } from './structure/MimePart'
import type { BodySegment } from './text/joinSegments'
import { readTextPart } from './text/readTextPart'

/** Body and files of a mail, in the order in which they stand. */
export interface MessageContent {
  readonly segments: readonly BodySegment[]
  readonly attachments: readonly ParsedAttachment[]
  readonly isTruncated: boolean
}

/**
 * Decides what of the part tree is body and what is a file, as mail programs do: of alternatives the richest that we
 * can show, of a mixture every text in its place, everything else a file.
 *
 * @param later an alternative that is passed over
 * @source RFC 2046 5.1, RFC 2183
 */
export function collectContent(raw: Buffer, root: MimePart, later?: MimePart): MessageContent {
  const collector = new Collector(raw, later)
  const segments = collector.segmentsOf(root)
  return { segments, attachments: collector.attachments, isTruncated: collector.isTruncated }
}

/** Text types that are a body; calendars, cards and the like are files for a program to open. */
const bodyTypes =
  /^(?:text\/(?:plain|html|enriched|richtext|markdown|x-[\w-]+|plaintext)|application\/xhtml\+xml)$/
const fileTypes = /^text\/x-(?:vcard|vcalendar|moz-deleted|amp-html)$/

class Collector {
  readonly attachments: ParsedAttachment[] = []
  isTruncated = false
  readonly #raw: Buffer
  readonly #later: MimePart | undefined
  #textBytesLeft = MAX_TEXT_BYTES
  #hasBody = false

  constructor(raw: Buffer, later: MimePart | undefined) {
    this.#raw = raw
    this.#later = later
  }

  segmentsOf(part: MimePart): BodySegment[] {
    if (part.contentType === 'multipart/alternative') return this.#alternative(part)
    if (part.contentType.startsWith('multipart/'))
      return part.children.flatMap((child) => this.segmentsOf(child))
    return this.#leaf(part)
  }

  /** The plain choice and the HTML choice become one segment, so that a reader can change between them. */
  #alternative(part: MimePart): BodySegment[] {
    const hadBody = this.#hasBody
    const read = part.children.filter((child) => child !== this.#later)
    const choices = read.map((child) => {
      // Each choice is the body in its own right, whatever the others hold.
      this.#hasBody = hadBody
      return this.segmentsOf(child)
    })
    this.#hasBody = hadBody || choices.some((segments) => segments.length > 0)
    return chosen(choices.filter((segments) => segments.length > 0))
  }

  #leaf(part: MimePart): BodySegment[] {
    const name = givenName(part)
    if (isTnef(part, name)) return this.#tnef(part)
    const isText = bodyTypes.test(part.contentType) && !fileTypes.test(part.contentType)
    if (!isText || part.disposition === 'attachment') return this.#file(part)
    // A text with a name is a file that the sender added, unless there is nothing else to read.
    if (name && this.#hasBody) return this.#file(part)
    const text = readTextPart(this.#raw, part, Math.max(0, this.#textBytesLeft))
    this.#textBytesLeft -= text.sizeBytes
    this.isTruncated ||= text.isTruncated
    if (name || text.isTruncated) this.#file(part)
    this.#hasBody ||= hasText([text])
    return text.plain || text.html ? [text] : []
  }

  #file(part: MimePart): BodySegment[] {
    this.attachments.push(describeAttachment(this.#raw, part))
    return []
  }

  #tnef(part: MimePart): BodySegment[] {
    const opened = openTnef(this.#raw, part)
    if (!opened?.isComplete) this.#file(part)
    if (!opened) return []
    this.attachments.push(...opened.attachments)
    if (this.#hasBody || (!opened.body.plain && !opened.body.html)) return []
    this.#hasBody = true
    return [opened.body]
  }
}

function chosen(choices: readonly BodySegment[][]): BodySegment[] {
  if (choices.length < 2) return choices.flat()
  const rich = choices.findLast((segments) => segments.some((segment) => segment.html?.trim()))
  const plain = choices.find((segments) => segments.every((segment) => !segment.html) && hasText(segments))
  if (!rich) return plain ?? choices.flat()
  if (!plain || rich.length !== 1) return rich
  return [{ ...rich[0], plain: plain.map((segment) => segment.plain).join('\n\n') }]
}

const hasText = (segments: readonly BodySegment[]): boolean =>
  segments.some((segment) => segment.plain?.trim() || segment.html?.trim())
