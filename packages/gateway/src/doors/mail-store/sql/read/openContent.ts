import type { AttachmentId, MessageRef } from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import type { BlobKey, BlobStore, ByteRange } from '../../../blob-store/BlobStore'
import type { StoredContent, StoredPart } from '../../MailStore'
import type { MailboxContext } from '../MailboxContext'
import { openPart } from '../../../../mime/parse/openPart'
import type { ParsedAttachment } from '../../../../mime/parse/ParsedMessage'
import { findMessage } from './findMessage'
import { filesOf, readDetails } from './StoredDetails'

/** @see Mailbox.raw */
export async function openRaw(context: MailboxContext, ref: MessageRef): Promise<StoredContent> {
  const message = await findMessage(context, ref)
  return { sizeBytes: message.size_bytes, open: (range) => context.blobs.open(message.blob_key, range) }
}

/** Longest header that is shown; only hostile ones are longer. */
export const maxHeaderBytes = 1024 * 1024

/** @see Mailbox.header */
export async function readHeader(context: MailboxContext, ref: MessageRef): Promise<string> {
  const message = await findMessage(context, ref)
  const { headerBytes } = readDetails(message.details)
  const end = Math.min(headerBytes, maxHeaderBytes)
  const bytes = await buffer(await context.blobs.open(message.blob_key, { start: 0, end }))
  return bytes.toString('utf8')
}

/** @see Mailbox.part */
export async function findPart(
  context: MailboxContext,
  ref: MessageRef,
  id: AttachmentId,
): Promise<StoredPart> {
  return (await findParts(context, ref, [id]))[0]!
}

/** @see Mailbox.parts */
export async function findParts(
  context: MailboxContext,
  ref: MessageRef,
  ids: readonly AttachmentId[],
): Promise<readonly StoredPart[]> {
  const { blob_key: key, details } = await findMessage(context, ref)
  return filesOf(readDetails(details), ids).map((file) => toPart(context.blobs, key, file))
}

const toPart = (blobs: BlobStore, key: BlobKey, file: ParsedAttachment): StoredPart => ({
  name: file.filename,
  contentType: file.contentType,
  ...(file.contentId !== undefined && { contentId: file.contentId }),
  sizeBytes: file.sizeBytes,
  async open(range) {
    // Asked for now, so that lost bytes are an error before the answer begins and not in the middle of it.
    await blobs.size(key)
    return openPart((start, end) => readRange(blobs, key, { start, end }), file.location, range)
  },
})

async function* readRange(blobs: BlobStore, key: BlobKey, range: ByteRange): AsyncGenerator<Uint8Array> {
  yield* await blobs.open(key, range)
}
