import { cleanPhrase } from '../headers/cleanPhrase'
import { decodeHeaderBytes } from '../headers/decodeHeaderBytes'
import { decodeWords } from '../headers/decodeWords'
import { parseIds } from '../headers/parseIds'
import { MAX_REPORT_BYTES } from '../limits'
import type { MimePart } from '../structure/MimePart'
import { readHeaderBlock } from '../structure/readHeaderBlock'
import { decodePart } from '../transfer/decodePart'
import type { ReadReceipt } from './ReadReceipt'
import { untyped } from './untyped'

const noticeTypes = /^message\/(?:global-)?disposition-notification$/

/**
 * The read receipt that a mail is, when it is one.
 *
 * @source RFC 8098 3, RFC 6522
 */
export function findReadReceipt(raw: Buffer, root: MimePart): ReadReceipt | undefined {
  if (root.contentType !== 'multipart/report') return undefined
  const part = root.children.find(({ contentType }) => noticeTypes.test(contentType))
  if (part === undefined) return undefined
  const notice = decodePart(
    raw.subarray(part.offset, part.offset + part.length),
    part.encoding,
    MAX_REPORT_BYTES,
  )
  const { fields } = readHeaderBlock(notice, 0, notice.length)
  const text = (name: string): string => {
    const field = fields.find((candidate) => candidate.name === name)
    return field ? decodeHeaderBytes(field.value) : ''
  }
  const address = (name: string) => untyped(cleanPhrase(decodeWords(text(name)))).replace(/^<|>$/g, '')
  const recipient = address('final-recipient')
  if (recipient === '') return undefined
  return {
    recipient,
    originalRecipient: address('original-recipient'),
    originalMessageId: parseIds(text('original-message-id'))[0] ?? '',
    isDisplayed: /;\s*displayed\b/i.test(text('disposition').slice(0, 400)),
  }
}
