import { decodeText } from './charset/decodeText'
import { collectContent } from './collectContent'
import { findLaterHtml, isReadWithoutHtml } from './findLaterHtml'
import { cutWhole } from './headers/cleanPhrase'
import { readHeaders } from './headers/readHeaders'
import { markInline } from './attachments/markInline'
import { MAX_PLAIN_CHARS } from './limits'
import type { ParsedMessage } from './ParsedMessage'
import { findReadReceipt } from './report/findReadReceipt'
import { findDeliveryReport } from './report/findDeliveryReport'
import { scanStructure } from './structure/scanStructure'
import { cleanText } from './text/cleanText'
import { joinSegments } from './text/joinSegments'

/** How a mail is read. */
export interface ParseOptions {
  /** Leaves HTML for later where the mail says the same in plain text: decoding it is half of the work. @default false */
  readonly isHtmlLeft?: boolean
  /** Nobody else works in this thread, so no step lets others come in between. @default false */
  readonly isAlone?: boolean
}

/**
 * Reads a mail: header, body and list of files, as it is stored at delivery. It never throws and never loses the body,
 * whatever the bytes, and its cost is linear in them. Other work gets its turn between the steps.
 *
 * @param raw the mail as it came
 * @source RD-18, D1, D2, T40
 */
export async function parseMessage(raw: Buffer, options: ParseOptions = {}): Promise<ParsedMessage> {
  try {
    return await parse(withLineFeeds(raw), options)
  } catch {
    return salvage(raw)
  }
}

async function parse(
  raw: Buffer,
  { isHtmlLeft = false, isAlone = false }: ParseOptions,
): Promise<ParsedMessage> {
  const root = scanStructure(raw)
  if (!isAlone) await otherWork()
  const html = isHtmlLeft ? findLaterHtml(root) : undefined
  const withoutHtml = html && collectContent(raw, root, html)
  const isLeft = withoutHtml !== undefined && isReadWithoutHtml(withoutHtml)
  const content = isLeft ? withoutHtml : collectContent(raw, root)
  if (!isAlone) await otherWork()
  const { isTruncated, ...body } = joinSegments(content.segments)
  const report = findDeliveryReport(raw, root)
  const receipt = findReadReceipt(raw, root)
  return {
    headers: readHeaders(root.fields),
    ...body,
    ...(isLeft && { htmlLater: { offset: html!.offset, length: html!.length } }),
    isHtml: isLeft || body.htmlText !== undefined,
    isTruncated: isTruncated || content.isTruncated,
    attachments: markInline(content.attachments, body.htmlText),
    ...(report ? { deliveryReport: report } : {}),
    ...(receipt ? { readReceipt: receipt } : {}),
    sizeBytes: raw.length,
    isSalvaged: false,
  }
}

/** Mails of old Macintosh programs end their lines with CR alone. Offsets stay what they are. */
function withLineFeeds(raw: Buffer): Buffer {
  if (raw.includes(0x0a) || !raw.includes(0x0d)) return raw
  return Buffer.from(raw.map((byte) => (byte === 0x0d ? 0x0a : byte)))
}

/** The last resort, for an input that shows a mistake of ours: the reader gets the bytes as text. */
function salvage(raw: Buffer): ParsedMessage {
  const text = decodeText(raw.subarray(0, MAX_PLAIN_CHARS), undefined)
  return {
    headers: readHeaders([]),
    plainText: cutWhole(cleanText(text), MAX_PLAIN_CHARS),
    isHtml: false,
    isTruncated: raw.length > MAX_PLAIN_CHARS,
    attachments: [],
    sizeBytes: raw.length,
    isSalvaged: true,
  }
}

const otherWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
