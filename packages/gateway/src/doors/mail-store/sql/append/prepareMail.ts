import type { BlobStore } from '../../../blob-store/BlobStore'
import { parseMessage } from '../../../../mime/parse/parseMessage'
import { readHeaderBlock } from '../../../../mime/parse/structure/readHeaderBlock'
import type { AppendOptions } from '../../MailStore'
import { threadingHeaders } from '../conversations/MailToThread'
import { bit, headerColumns, stateColumns } from './headerColumns'
import type { PreparedMail } from './PreparedMail'
import { abstractColumn, placeTexts, searchWords, toDetails } from './textColumns'

/** Parses a mail and makes its rows. The only I/O is that of long texts into the blob store. */
export async function prepareMail(
  blobs: BlobStore,
  raw: Buffer,
  options: AppendOptions,
  now: number,
): Promise<PreparedMail> {
  const { state = {} } = options
  const parsed = await parseMessage(raw)
  const headerBytes = readHeaderBlock(raw, 0, raw.length, { isKept: () => false }).bodyStart
  return {
    message: {
      ...headerColumns(parsed.headers),
      ...stateColumns(state, parsed.headers, options.isOwn),
      received_at: options.receivedAt ?? now,
      size_bytes: raw.length,
      abstract: abstractColumn(parsed),
      append_key: options.idempotencyKey ?? null,
      has_attachments: bit(parsed.attachments.some((file) => !file.isInline)),
    },
    texts: {
      details: JSON.stringify(toDetails(parsed, headerBytes)),
      ...(await placeTexts(blobs, parsed)),
    },
    words: searchWords(parsed),
    tags: state.tags ?? [],
    threading: threadingHeaders(parsed.headers),
    touches: options.touches ?? [],
  }
}
