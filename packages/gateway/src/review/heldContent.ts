import { type Attachment, MailroomError, type ReviewContent, type ReviewCover } from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { FileContent } from '../http/files/fileAnswer'
import { bufferSource, openPart } from '../mime/parse/openPart'
import { parseMessage } from '../mime/parse/parseMessage'
import type { ParsedAttachment } from '../mime/parse/ParsedMessage'
import type { SeatedReview } from './readReviews'

type HeldParts = Pick<DeliveryParts, 'database' | 'blobs' | 'timeline'>

/** A file of a held mail. */
export interface HeldFile extends FileContent, Pick<Attachment, 'name' | 'contentType' | 'contentId'> {}

/**
 * What a reviewer sees of a mail beside its head. A seal is not theirs to open, and after the decision the mail belongs to its
 * recipients, or to nobody.
 */
export async function readHeld(parts: HeldParts, review: SeatedReview): Promise<ReviewContent | ReviewCover> {
  const raw = await openHeld(parts, review)
  if (typeof raw === 'string') return raw
  const { headers, plainText, htmlText, attachments } = await parseMessage(raw)
  return {
    to: headers.to,
    cc: headers.cc,
    bcc: headers.bcc,
    text: plainText,
    ...(htmlText !== undefined && { html: htmlText }),
    attachments: attachments.map(toAttachment),
  }
}

/** @throws MailroomError `notFound` when the mail is decided or sealed, or has no such file */
export async function readHeldFile(parts: HeldParts, review: SeatedReview, id: string): Promise<HeldFile> {
  const raw = await openHeld(parts, review)
  const parsed = typeof raw === 'string' ? undefined : await parseMessage(raw)
  const file = parsed?.attachments.find((each) => each.id === id)
  if (typeof raw === 'string' || !file)
    throw new MailroomError('notFound', 'The mail in review has no such file.')
  return {
    ...toAttachment(file),
    open: async (range): Promise<Readable> => openPart(bufferSource(raw), file.location, range),
  }
}

async function openHeld(
  { database, blobs, timeline }: HeldParts & { readonly blobs: BlobStore },
  { summary, envelopeId }: SeatedReview,
): Promise<Buffer | ReviewCover> {
  const envelope = summary.state === 'wait' ? await timeline.envelope(envelopeId) : undefined
  if (!envelope) return 'decided'
  const seal = await database.db
    .selectFrom('seals')
    .select('envelope_id')
    .where('envelope_id', '=', envelopeId)
    .executeTakeFirst()
  return seal ? 'sealed' : blobs.read(envelope.blobKey)
}

const toAttachment = (file: ParsedAttachment): Attachment => ({
  id: file.id,
  name: file.filename,
  sizeBytes: file.sizeBytes,
  contentType: file.contentType,
  ...(file.contentId !== undefined && { contentId: file.contentId }),
  isInline: file.isInline,
})
