import { MailroomError } from '@mailroom/core'
import type { BlobKey, BlobStore } from '../doors/blob-store/BlobStore'
import { decodeHeaderBytes } from '../mime/parse/headers/decodeHeaderBytes'
import { parseDate } from '../mime/parse/headers/parseDate'
import { firstField, type HeaderField } from '../mime/parse/structure/HeaderField'
import { readHeaderBlock } from '../mime/parse/structure/readHeaderBlock'

/** Bytes in which the header of a mail must begin to make sense; the longest real ones end below this. */
const maxHeaderBytes = 512 * 1024

/** One of these stands in every mail that anything has sent, saved or exported. */
const signsOfMail = ['from', 'date', 'subject', 'to', 'received', 'message-id', 'mime-version']

/**
 * Looks at the header of a file that is said to be a mail.
 *
 * @param now ms since 1970; nothing has arrived later than that
 * @returns when the mail arrived: the newest hop on its way, else when it was written
 * @throws MailroomError `invalid` for what is no mail
 */
export async function readMailFile(
  blobs: BlobStore,
  key: BlobKey,
  now: number,
): Promise<{ readonly receivedAt: number }> {
  const pieces: Buffer[] = []
  for await (const bytes of await blobs.open(key, { start: 0, end: maxHeaderBytes })) {
    pieces.push(bytes as Buffer)
  }
  const start = Buffer.concat(pieces)
  const isKept = (name: string) => signsOfMail.includes(name)
  const { fields } = readHeaderBlock(start, 0, start.length, { isKept })
  if (fields.length === 0)
    throw new MailroomError('invalid', 'The file is no mail.', { fields: { file: ['notMail'] } })
  return { receivedAt: Math.min(arrivalOf(fields) ?? now, now) }
}

function arrivalOf(fields: readonly HeaderField[]): number | undefined {
  const received = textOf(fields, 'received')
  const hop = received === undefined ? undefined : parseDate(received.slice(received.lastIndexOf(';') + 1))
  return hop ?? parseDate(textOf(fields, 'date') ?? '')
}

function textOf(fields: readonly HeaderField[], name: string): string | undefined {
  const field = firstField(fields, name)
  return field && decodeHeaderBytes(field.value)
}
