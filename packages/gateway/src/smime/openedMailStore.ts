import { type AttachmentId, MailroomError, type MessageRef, type ReadOptions } from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import type { AccountId } from '../accounts/AccountId'
import type { Mailbox, MailStore, StoredMessage, StoredPart } from '../doors/mail-store/MailStore'
import { bufferSource, openPart } from '../mime/parse/openPart'
import type { ParsedAttachment, ParsedMessage } from '../mime/parse/ParsedMessage'
import { parseMessage } from '../mime/parse/parseMessage'
import type { OpeningKey } from './opening/OpeningKey'
import { isWrapping } from './openSignedContent'
import { maxWrappedBytes, unwrapMail } from './unwrapMail'

/** Begins the names of files that lie within: no part of a mail itself is called so. */
const innerMark = 'inner-'

/** A mail that lay within a signature or an encryption. */
interface InnerMail {
  readonly raw: Buffer
  readonly parsed: ParsedMessage
}

/** Whose keys open what is encrypted. */
type KeysOf = (accountId: AccountId) => Promise<readonly OpeningKey[]>

/**
 * A mail store whose mails are read unwrapped where they lie within their signature (opaque signing) or, where there are
 * keys, their encryption. Rows, search and the mail as it travelled stay as they are; what is unwrapped is kept nowhere,
 * not even in memory: each reading opens it anew.
 *
 * @param keysOf left out, encrypted mails stay closed
 * @source RD-20, RFC 8551 3.5.2
 */
export const openedMailStore = (store: MailStore, keysOf: KeysOf = async () => []): MailStore => ({
  mailbox: (accountId) => openedMailbox(store.mailbox(accountId), () => keysOf(accountId)),
})

type Keys = () => Promise<readonly OpeningKey[]>

const openedMailbox = (mailbox: Mailbox, keys: Keys): Mailbox => ({
  ...mailbox,
  async read(ref, options) {
    const message = await mailbox.read(ref, options)
    const inner = mayBeWrapped(message) ? await openInner(mailbox, keys, ref, options) : undefined
    return inner ? withInner(message, inner.parsed) : message
  },
  async part(ref, id, options) {
    const [part] = await openedParts(mailbox, keys, ref, [id], options)
    return part!
  },
  parts: (ref, ids, options) => openedParts(mailbox, keys, ref, ids, options),
})

/** Opens the mail once for all files within it. */
async function openedParts(
  mailbox: Mailbox,
  keys: Keys,
  ref: MessageRef,
  ids: readonly AttachmentId[],
  options: ReadOptions | undefined,
): Promise<readonly StoredPart[]> {
  const isInner = (id: AttachmentId) => id.startsWith(innerMark)
  if (!ids.some(isInner)) return mailbox.parts(ref, ids, options)
  const outerIds = ids.filter((id) => !isInner(id))
  const outer = outerIds.length > 0 ? await mailbox.parts(ref, outerIds, options) : []
  const [summary] = await mailbox.summaries([ref], options)
  const isOpened = summary !== undefined && summary.sizeBytes <= maxWrappedBytes
  const inner = isOpened ? await openInner(mailbox, keys, ref, options) : undefined
  const rest = outer[Symbol.iterator]()
  return ids.map((id) => (isInner(id) ? partOf(inner, id) : rest.next().value!))
}

/** A look at what is known already: other mails cost nothing more. */
const mayBeWrapped = ({ attachments, sizeBytes }: StoredMessage): boolean =>
  sizeBytes <= maxWrappedBytes && attachments.length === 1 && isWrapping(attachments[0]!.contentType)

async function openInner(
  mailbox: Mailbox,
  keys: Keys,
  ref: MessageRef,
  options: ReadOptions | undefined,
): Promise<InnerMail | undefined> {
  const { open } = await mailbox.raw(ref, options)
  const { raw } = await unwrapMail(await buffer(await open()), keys)
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
