import { type Attachment, MailroomError, type ReviewMail } from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { FileContent } from '../http/files/fileAnswer'
import { senderBesides } from '../mime/parse/headers/senderBesides'
import { bufferSource, openPart } from '../mime/parse/openPart'
import { parseMessage } from '../mime/parse/parseMessage'
import type { ParsedAttachment } from '../mime/parse/ParsedMessage'
import type { SeatedReview } from './readReviews'

type HeldParts = Pick<DeliveryParts, 'database' | 'blobs' | 'timeline'>

/** A file of a held mail. */
export interface HeldFile extends FileContent, Pick<Attachment, 'name' | 'contentType' | 'contentId'> {}

/**
 * What a reviewer sees of a mail beside what its row says. A seal is not theirs to open, and after the decision the mail belongs
 * to its recipients, or to nobody.
 */
export async function readHeld(
  parts: HeldParts,
  review: SeatedReview,
): Promise<Pick<ReviewMail, 'sender' | 'content'>> {
  const held = await openHeld(parts, review)
  if (!held) return { content: 'decided' }
  const { headers, plainText, htmlText, attachments } = await parseMessage(held.raw)
  if (held.isSealed) return { ...senderBesides(headers), content: 'sealed' }
  const content = {
    to: headers.to,
    cc: headers.cc,
    bcc: headers.bcc,
    text: plainText,
    ...(htmlText !== undefined && { html: htmlText }),
    attachments: attachments.map(toAttachment),
  }
  return { ...senderBesides(headers), content }
}

/** @throws MailroomError `notFound` when the mail is decided or sealed, or has no such file */
export async function readHeldFile(parts: HeldParts, review: SeatedReview, id: string): Promise<HeldFile> {
  const held = await openHeld(parts, review)
  const parsed = held && !held.isSealed ? await parseMessage(held.raw) : undefined
  const file = parsed?.attachments.find((each) => each.id === id)
  if (!held || !file) throw new MailroomError('notFound', 'The mail in review has no such file.')
  return {
    ...toAttachment(file),
    open: async (range): Promise<Readable> => openPart(bufferSource(held.raw), file.location, range),
  }
}

/** A mail as it is to travel, which of a sealed one is its cover; undefined once it is decided. */
async function openHeld(
  { database, blobs, timeline }: HeldParts & { readonly blobs: BlobStore },
  { summary, envelopeId }: SeatedReview,
): Promise<{ readonly raw: Buffer; readonly isSealed: boolean } | undefined> {
  const envelope = summary.state === 'wait' ? await timeline.envelope(envelopeId) : undefined
  if (!envelope) return undefined
  const seal = await database.db
    .selectFrom('seals')
    .select('envelope_id')
    .where('envelope_id', '=', envelopeId)
    .executeTakeFirst()
  return { raw: await blobs.read(envelope.blobKey), isSealed: seal !== undefined }
}

const toAttachment = (file: ParsedAttachment): Attachment => ({
  id: file.id,
  name: file.filename,
  sizeBytes: file.sizeBytes,
  contentType: file.contentType,
  ...(file.contentId !== undefined && { contentId: file.contentId }),
  isInline: file.isInline,
})
