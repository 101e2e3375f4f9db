import type { AttachmentId, MessageRef } from '@mailroom/core'
import { openPart } from '../../../../mime/parse/openPart'
import type { ParsedAttachment } from '../../../../mime/parse/ParsedMessage'
import type { StoredContent, StoredPart } from '../../MailStore'
import { noSuchMessage } from '../../sql/read/findMessage'
import { maxHeaderBytes } from '../../sql/read/openContent'
import { filesOf, readDetails, type RemotePart, type StoredDetails } from '../../sql/read/StoredDetails'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapContext } from '../ImapContext'
import { withMail } from '../index/withMail'
import { ensureTexts, findMail, type FoundMail } from '../texts/ensureTexts'

/** @see Mailbox.raw */
export async function openRemoteRaw(context: ImapContext, ref: MessageRef): Promise<StoredContent> {
  const mail = await findMail(context, ref)
  const { size_bytes } = await context.database.db
    .selectFrom('messages')
    .select('size_bytes')
    .where('id', '=', mail.id)
    .executeTakeFirstOrThrow(noSuchMessage)
  return {
    sizeBytes: size_bytes,
    open: ({ start, end } = { start: 0, end: size_bytes }) =>
      withMail(context, mail.folder, (open) =>
        open.stream(mail.uid, '', { start, end: Math.min(end, size_bytes) }),
      ),
  }
}

/** @see Mailbox.header */
export async function readRemoteHeader(context: ImapContext, ref: MessageRef): Promise<string> {
  const mail = await findMail(context, ref)
  const header = await withMail(context, mail.folder, (open) => open.fetchHeader(mail.uid, maxHeaderBytes))
  if (header === undefined) throw noSuchMessage()
  return Buffer.from(header.buffer, header.byteOffset, header.byteLength).toString('utf8')
}

/** @see Mailbox.part */
export async function findRemotePart(
  context: ImapContext,
  ref: MessageRef,
  id: AttachmentId,
): Promise<StoredPart> {
  return (await findRemoteParts(context, ref, [id]))[0]!
}

/** @see Mailbox.parts */
export async function findRemoteParts(
  context: ImapContext,
  ref: MessageRef,
  ids: readonly AttachmentId[],
): Promise<readonly StoredPart[]> {
  const mail = await findMail(context, ref)
  await ensureTexts(context, mail)
  const details = await detailsOf(context, mail)
  return Promise.all(
    filesOf(details, ids).map((file) => toPart(context, mail, file, details.remote?.[file.id])),
  )
}

const remoteSource = (context: ImapContext, mail: FoundMail, path: string) =>
  async function* (start: number, end: number): AsyncGenerator<Uint8Array> {
    yield* await withMail(context, mail.folder, (open) => open.stream(mail.uid, path, { start, end }))
  }

async function toPart(
  context: ImapContext,
  mail: FoundMail,
  file: ParsedAttachment,
  remote: RemotePart = { path: file.id, isExact: false },
): Promise<StoredPart> {
  const sizeBytes = remote.isExact ? file.sizeBytes : await countBytes(context, mail, remote.path, file)
  return {
    name: file.filename,
    contentType: file.contentType,
    ...(file.contentId !== undefined && { contentId: file.contentId }),
    sizeBytes,
    async open(range) {
      // Asked for now, so that a mail that is gone is an error before the answer begins and not in the middle of it.
      await withMail(context, mail.folder, (open) => open.stream(mail.uid, remote.path, { start: 0, end: 1 }))
      return openPart(remoteSource(context, mail, remote.path), file.location, range)
    },
  }
}

/** Decodes it once without keeping it: so its size is right when it is offered. */
async function countBytes(
  context: ImapContext,
  mail: FoundMail,
  path: string,
  file: ParsedAttachment,
): Promise<number> {
  let bytes = 0
  for await (const piece of openPart(remoteSource(context, mail, path), file.location)) bytes += piece.length
  await keepSize(context, mail, file.id, bytes)
  return bytes
}

async function keepSize(context: ImapContext, mail: FoundMail, id: string, sizeBytes: number): Promise<void> {
  await changeMailbox(context, async (trx) => {
    const row = await trx
      .selectFrom('message_texts')
      .select('details')
      .where('message_id', '=', mail.id)
      .executeTakeFirst()
    if (row === undefined) return
    const details = readDetails(row.details)
    const path = details.remote?.[id]?.path ?? id
    const kept: StoredDetails = {
      ...details,
      attachments: details.attachments.map((file) => (file.id === id ? { ...file, sizeBytes } : file)),
      remote: { ...details.remote, [id]: { path, isExact: true } },
    }
    await trx
      .updateTable('message_texts')
      .set({ details: JSON.stringify(kept) })
      .where('message_id', '=', mail.id)
      .execute()
  })
}

async function detailsOf({ database }: ImapContext, mail: FoundMail): Promise<StoredDetails> {
  const row = await database.db
    .selectFrom('message_texts')
    .select('details')
    .where('message_id', '=', mail.id)
    .executeTakeFirst()
  return readDetails(row?.details ?? null)
}
