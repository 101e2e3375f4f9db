import {
  type Address,
  type InternetMessageId,
  type MessageRef,
  type ReceiptRequest,
  sameAddress,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { envelopeAddress } from '../mime/build/envelopeAddress'
import { decodeHeaderBytes } from '../mime/parse/headers/decodeHeaderBytes'
import { type MessageHeaders, readHeaders } from '../mime/parse/headers/readHeaders'
import { readHeaderBlock } from '../mime/parse/structure/readHeaderBlock'
import type { SendingParts } from '../sending/SendingParts'

/** The wish for a receipt, with what it takes to fulfil it. */
export interface FoundRequest extends ReceiptRequest {
  readonly messageId: InternetMessageId
  readonly subject: string
  /** The reader, as the mail was written to them. */
  readonly reader: Address
}

/**
 * The wish of a mail's sender to hear that it was read. Nobody is asked about mail of their own, of lists and programs,
 * among spam, and that gives more than one address to write to; mail without a Message-ID cannot be named in a receipt.
 *
 * The reader decides each time and is shown where the receipt goes, so another address than the Return-Path is a matter
 * for their eyes: nothing is ever sent by itself (RFC 8098 2.1).
 *
 * @throws MailroomError `notFound`
 * @source RFC 8098 2.1, RFC 3834 2
 */
export async function findRequest(
  parts: Pick<SendingParts, 'mailStore' | 'database' | 'senders'>,
  accountId: AccountId,
  ref: MessageRef,
): Promise<FoundRequest | undefined> {
  const mailbox = parts.mailStore.mailbox(accountId)
  const bytes = Buffer.from(await mailbox.header(ref))
  const { fields } = readHeaderBlock(bytes, 0, bytes.length)
  const headers = readHeaders(fields)
  const [to, ...others] = headers.dispositionNotificationTo
  if (to === undefined || others.length > 0 || envelopeAddress(to.address) === undefined) return undefined
  if (headers.isAutomatic || headers.messageId === '') return undefined
  // A receipt about a receipt would go round for ever.
  if (
    fields.some(
      ({ name, value }) => name === 'content-type' && /multipart\/report/i.test(decodeHeaderBytes(value)),
    )
  )
    return undefined
  const senders = await parts.senders(accountId)
  const isMine = ({ address }: Address) => senders.some((sender) => sameAddress(sender, address))
  if (isMine(to) || headers.from.some(isMine)) return undefined
  if (ref.folder === (await mailbox.folderWithRole('spam'))) return undefined
  return {
    state: await answerOf(parts, accountId, headers.messageId),
    to,
    messageId: headers.messageId,
    subject: headers.subject,
    reader: readerOf(headers, senders),
  }
}

/** The address that the mail was written to; the main one when it was by a hidden line or a list. */
function readerOf({ to, cc }: MessageHeaders, senders: readonly Address[]): Address {
  const addressed = [...to, ...cc]
  return senders.find((sender) => addressed.some((person) => sameAddress(sender, person))) ?? senders[0]!
}

async function answerOf(
  { database }: Pick<SendingParts, 'database'>,
  accountId: AccountId,
  messageId: InternetMessageId,
): Promise<ReceiptRequest['state']> {
  const row = await database.db
    .selectFrom('read_receipts')
    .select('answer')
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row?.answer ?? 'asked'
}
