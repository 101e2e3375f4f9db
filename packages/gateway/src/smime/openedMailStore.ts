import { type AttachmentId, MailroomError, type MessageRef, type ReadOptions } from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import type { Mailbox, MailStore, StoredMessage, StoredPart } from '../doors/mail-store/MailStore'
import { bufferSource, openPart } from '../mime/parse/openPart'
import type { ParsedAttachment, ParsedMessage } from '../mime/parse/ParsedMessage'
import { parseMessage } from '../mime/parse/parseMessage'
import { isWrapping, openSignedContent, wrappedBytes } from './openSignedContent'

/** Largest mail that is unwrapped while somebody waits. */
const maxWrappedBytes = 40 * 1024 * 1024

/** Begins the names of files that lie within a signature: no part of a mail itself is called so. */
const innerMark = 'signed-'

/** A mail that lay within a signature. */
interface InnerMail {
  readonly raw: Buffer
  readonly parsed: ParsedMessage
}

/**
 * A mail store whose mails are read unwrapped where they lie within their signature (opaque signing). Rows, search and the
 * mail as it travelled stay as they are; what is unwrapped is kept nowhere.
 *
 * @source RD-20, RFC 8551 3.5.2
 */
export const openedMailStore = (store: MailStore): MailStore => ({
  mailbox: (accountId) => openedMailbox(store.mailbox(accountId)),
})

const openedMailbox = (mailbox: Mailbox): Mailbox => ({
  ...mailbox,
  async read(ref, options) {
    const message = await mailbox.read(ref, options)
    const inner = mayBeWrapped(message) ? await openInner(mailbox, ref, options) : undefined
    return inner ? withInner(message, inner.parsed) : message
  },
  async part(ref, id, options) {
    if (!id.startsWith(innerMark)) return mailbox.part(ref, id, options)
    const [summary] = await mailbox.summaries([ref], options)
    const isOpened = summary !== undefined && summary.sizeBytes <= maxWrappedBytes
    const inner = isOpened ? await openInner(mailbox, ref, options) : undefined
    return partOf(inner, id)
  },
})

/** A look at what is known already: other mails cost nothing more. */
const mayBeWrapped = ({ attachments, sizeBytes }: StoredMessage): boolean =>
  sizeBytes <= maxWrappedBytes && attachments.length === 1 && isWrapping(attachments[0]!.contentType)

async function openInner(
  mailbox: Mailbox,
  ref: MessageRef,
  options: ReadOptions | undefined,
): Promise<InnerMail | undefined> {
  const { open } = await mailbox.raw(ref, options)
  const wrapped = wrappedBytes(await buffer(await open()))
  const raw = wrapped && (await openSignedContent(wrapped))
  return raw && { raw, parsed: await parseMessage(raw) }
}

/** The text and the files come from within, and nothing of them from around it; who wrote it stays as it was. */
function withInner(message: StoredMessage, inner: ParsedMessage): StoredMessage {
  const { html: _around, ...header } = message
  return {
    ...header,
    text: inner.plainText,
    ...(inner.htmlText !== undefined && { html: inner.htmlText }),
    attachments: inner.attachments.map(({ id, filename, isInline, ...file }) => ({
      id: innerMark + id,
      name: filename,
      isInline,
      ...describe(file),
    })),
  }
}

function partOf(inner: InnerMail | undefined, id: AttachmentId): StoredPart {
  const file = inner?.parsed.attachments.find((each) => innerMark + each.id === id)
  if (!inner || !file) throw new MailroomError('notFound', 'This mail has no such attachment.')
  return {
    name: file.filename,
    ...describe(file),
    open: async (range) => openPart(bufferSource(inner.raw), file.location, range),
  }
}

const describe = ({
  contentType,
  contentId,
  sizeBytes,
}: Pick<ParsedAttachment, 'contentType' | 'contentId' | 'sizeBytes'>) => ({
  contentType,
  sizeBytes,
  ...(contentId !== undefined && { contentId }),
})
