import { Readable } from 'node:stream'
import {
  isMailroomError,
  MailroomError,
  type Address,
  type DraftContent,
  type InternetMessageId,
} from '@mailroom/core'
import type { BlobStore } from '../../doors/blob-store/BlobStore'
import { composeMessage, type ComposedMessage } from '../../mime/build/buildMessage'
import { envelopeAddress } from '../../mime/build/envelopeAddress'
import type { OutgoingAttachment, OutgoingCalendar } from '../../mime/build/OutgoingMessage'
import { htmlToText } from '../../mime/parse/text/htmlToText'
import { levelHeaders } from '../../secrecy/levelHeader'
import { encodedShare } from '../../online-files/OnlineSettings'
import { referenceField } from '../../sealed/sealReference'
import { bccHeader } from './bccHeader'
import { priorityHeaders } from './priorityHeaders'
import type { SendingParts } from '../SendingParts'
import type { UploadedFile } from '../uploads/UploadService'

/** A form with all that is needed to make a mail of it. */
export interface MailToCompose {
  readonly accountId: number
  readonly content: DraftContent
  /** The attachments as they are stored. */
  readonly files: readonly UploadedFile[]
  readonly sender: Address
  /** Who sends it in the name of `sender`, and is named beside them. @source RFC 5322 3.6.2 */
  readonly proxy?: Address | undefined
  readonly messageId: InternetMessageId
  /** ms since 1970. */
  readonly at: number
  /** Lists of the organisation that it goes to. */
  readonly lists?: readonly string[]
  readonly calendar?: OutgoingCalendar
  /** What a sealed mail travels in. */
  readonly page?: OutgoingAttachment
  /** What the cover of a sealed mail is known by. */
  readonly sealReference?: string
}

/** A mail as it is stored: the sender's own copy, of which everything from `wireOffset` on travels. */
export interface ComposedMail {
  readonly blobKey: string
  readonly wireOffset: number
  readonly sizeBytes: number
}

/**
 * Makes a mail of a form and stores it, streaming: files of any size never stand in memory. The lines with the hidden
 * recipients come first, so that one blob is both the sender's copy and, without its beginning, what others get.
 *
 * Addresses that are none yet, as in a draft, are left out here and kept in the form; sending has refused them before.
 *
 * @throws MailroomError `tooLarge`
 */
export async function composeMail(parts: SendingParts, mail: MailToCompose): Promise<ComposedMail> {
  const composed = await writeMail(parts, mail)
  const hidden = Buffer.from(bccHeader(usable(mail.content.bcc)))
  const blobKey = await parts.blobs.put(concat(hidden, composed.stream))
  return { blobKey, wireOffset: hidden.length, sizeBytes: (await parts.blobs.size(blobKey)) - hidden.length }
}

const usable = (list: readonly Address[]) =>
  list.filter(({ address }) => envelopeAddress(address) !== undefined)

/** The mail that a form makes, as a stream and stored nowhere yet. @throws MailroomError `tooLarge` */
export async function writeMail(parts: SendingParts, mail: MailToCompose): Promise<ComposedMessage> {
  const encodedBytes = mail.files.reduce((sum, file) => sum + file.sizeBytes * encodedShare, 0)
  if (encodedBytes > parts.maxMessageBytes)
    throw new MailroomError('tooLarge', 'The files are larger than a mail may be')
  const { content, sender, proxy } = mail
  return composeMessage({
    from: sender,
    ...(proxy && { sender: proxy }),
    to: usable(content.to),
    cc: usable(content.cc),
    subject: content.subject,
    ...textsOf(content),
    ...(mail.calendar && { calendar: mail.calendar }),
    ...filesOf(parts.blobs, content, mail.files),
    ...(mail.page && { attachments: [mail.page] }),
    ...(await threadOf(parts, mail)),
    messageId: mail.messageId,
    date: mail.at,
    headers: {
      ...listHeaders(mail.lists ?? []),
      ...(mail.sealReference !== undefined && { [referenceField]: mail.sealReference }),
      ...levelHeaders(content),
      ...priorityHeaders(content.priority),
      ...(content.asksReceipt === true && { 'Disposition-Notification-To': sender.address }),
    },
  })
}

function textsOf({ isHtml, html, text }: DraftContent): { readonly html?: string; readonly text: string } {
  if (!isHtml) return { text }
  return { html, text: text.trim() === '' ? htmlToText(html) : text }
}

/** A picture goes along when the text shows it; one that was taken out of the text does not. */
function filesOf(blobs: BlobStore, { isHtml, html }: DraftContent, files: readonly UploadedFile[]) {
  const toOutgoing = (file: UploadedFile): OutgoingAttachment => ({
    filename: file.name,
    contentType: file.contentType,
    content: () => openLater(blobs, file.blobKey),
  })
  return {
    inlineImages: files
      .filter(({ contentId }) => isHtml && contentId !== undefined && html.includes(`cid:${contentId}`))
      .map((file) => ({ ...toOutgoing(file), contentId: file.contentId! })),
    attachments: files.filter(({ contentId }) => contentId === undefined).map(toOutgoing),
  }
}

/** Opens the blob when the first byte is asked for: a hundred files are not open at once. */
const openLater = (blobs: BlobStore, key: string): Readable =>
  Readable.from(
    (async function* () {
      yield* await blobs.open(key)
    })(),
    { objectMode: false },
  )

async function* join(first: Buffer, rest: () => Readable) {
  if (first.length > 0) yield first
  yield* rest()
}

const concat = (first: Buffer, rest: () => Readable): Readable =>
  Readable.from(join(first, rest), { objectMode: false })

/** What ties an answer to its original, read from the original itself. @source RFC 5322 3.6.4 */
async function threadOf(
  { mailStore }: SendingParts,
  { accountId, content }: MailToCompose,
): Promise<{ readonly inReplyTo?: string; readonly references?: readonly string[] }> {
  if (!content.origin) return {}
  try {
    const { messageId, references } = await mailStore.mailbox(accountId).read(content.origin.ref)
    if (messageId === '') return {}
    const thread = [...references, messageId]
    return content.origin.kind === 'forward'
      ? { references: thread }
      : { inReplyTo: messageId, references: thread }
  } catch (error) {
    // The original is gone: the answer stands alone.
    if (isMailroomError(error) && error.kind === 'notFound') return {}
    throw error
  }
}

/** Says that a mail went through a list, so that absence notes keep silent and it does not go through again (RFC 2919). */
const listHeaders = (lists: readonly string[]): Record<string, string> =>
  lists.length === 0 ? {} : { 'List-Id': `<${lists[0]!.replace('@', '.')}>`, Precedence: 'list' }
