import type { StoredContent } from '../doors/mail-store/MailStore'

/** Bytes of a source that are shown; a mail's attachments are of no use to a reader of its source. */
const maxShownBytes = 1024 * 1024

/** The mail as it travelled, as text, cut at the end when it is long. Bytes that are not UTF-8 are shown as Latin-1. */
export async function readSource(content: StoredContent): Promise<{ source: string; is_truncated: boolean }> {
  const isTruncated = content.sizeBytes > maxShownBytes
  const stream = await content.open({ start: 0, end: Math.min(content.sizeBytes, maxShownBytes) })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  return { source: decode(bytes, isTruncated), is_truncated: isTruncated }
}

function decode(bytes: Buffer, isTruncated: boolean): string {
  try {
    // A cut may fall into a character; `stream` leaves its first half out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isTruncated })
  } catch {
    return bytes.toString('latin1')
  }
}
