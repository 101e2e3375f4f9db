import type { MessageRef } from '@mailroom/core'
import { readHtmlPart } from '../../../../mime/parse/readHtmlPart'
import { compileOnce } from '../../../database/compileOnce'
import { storableText } from '../../../database/storableText'
import type { StoredMessage } from '../../MailStore'
import type { MailboxContext } from '../MailboxContext'
import { selectedColumns, toSummary } from '../list/toSummary'
import { tagNames } from '../tags/tagNames'
import { noSuchMessage } from './findMessage'
import { readDetails } from './StoredDetails'

/** @see Mailbox.read. Touches rows and long texts only, never the raw mail: so a mail of 30 MB opens like any other. */
export async function readMessage(context: MailboxContext, ref: MessageRef): Promise<StoredMessage> {
  const { db } = context.database
  const [row] = await mailsAt(db, { accountId: context.accountId, ...ref })
  if (row === undefined) throw noSuchMessage()

  const details = readDetails(row.details)
  const tags = row.is_tagged ? await tagNames(db, [row.id]) : new Map<number, string[]>()
  const [text, html] = await Promise.all([
    readText(context, row.text, row.text_key),
    row.html_part ? readLater(context, row.html_part) : readText(context, row.html, row.html_key),
  ])
  const summary = toSummary(ref.folder, row, tags.get(row.id) ?? [])
  return {
    ...summary,
    to: details.to.length > 0 ? details.to : summary.to,
    ...(details.sender && { sender: details.sender }),
    cc: details.cc,
    bcc: details.bcc,
    replyTo: details.replyTo,
    messageId: row.message_id,
    ...(details.inReplyTo !== undefined && { inReplyTo: details.inReplyTo }),
    references: details.references,
    text: text ?? '',
    ...(html !== undefined && { html }),
    attachments: details.attachments.map(({ id, filename, sizeBytes, contentType, contentId, isInline }) => ({
      id,
      name: filename,
      sizeBytes,
      contentType,
      ...(contentId !== undefined && { contentId }),
      isInline,
    })),
    isOwn: row.is_own === 1,
  }
}

const mailsAt = compileOnce((db, { accountId, folder, uid }: MessageRef & { readonly accountId: number }) =>
  db
    .selectFrom('messages')
    .innerJoin('folders', 'folders.id', 'messages.folder_id')
    .leftJoin('message_texts', 'message_texts.message_id', 'messages.id')
    .select([...selectedColumns, 'messages.message_id', 'messages.is_own'])
    .select(['message_texts.details', 'text', 'text_key', 'html', 'html_key', 'html_part'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('message_tags')
          .select('message_tags.tag_id')
          .whereRef('message_tags.message_id', '=', 'messages.id'),
      ).as('is_tagged'),
    )
    .where('folders.account_id', '=', accountId)
    .where('folders.name', '=', folder)
    .where('messages.uid', '=', uid),
)

/** A text that is lost costs itself, not the rest of the mail; whoever runs the store is told. */
async function readText(
  context: MailboxContext,
  text: string | null,
  key: string | null,
): Promise<string | undefined> {
  if (key === null) return text ?? undefined
  try {
    return (await context.blobs.read(key)).toString('utf8')
  } catch (error) {
    context.onError(error)
    return undefined
  }
}

/** HTML that cannot be read leaves the mail with its plain text. */
function readLater(context: MailboxContext, part: Uint8Array): string | undefined {
  try {
    const html = readHtmlPart(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
    return html === undefined ? undefined : storableText(html)
  } catch (error) {
    context.onError(error)
    return undefined
  }
}
