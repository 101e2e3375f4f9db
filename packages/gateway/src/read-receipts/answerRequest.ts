import { randomUUID } from 'node:crypto'
import { MailroomError, type MessageRef } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { acceptMail } from '../delivery/acceptMail'
import type { Envelope } from '../delivery/Envelope'
import { routeRecipients } from '../delivery/routeRecipients'
import { isUndone } from '../doors/database/CommitUnknown'
import type { Executor } from '../doors/database/Database'
import { buildReceipt } from '../mime/build/buildReceipt'
import { deliveryStatusKind } from '../outbound/readDeliveryStatus'
import type { SendingParts } from '../sending/SendingParts'
import { type FoundRequest, findRequest } from './findRequest'

/**
 * Answers the wish for a receipt, once and for all: what was answered and, if it is sent, the receipt with its deliveries
 * are one transaction.
 *
 * @throws MailroomError `conflict` when nothing is asked, or it was answered; `notFound`
 * @source RFC 8098 2.1
 */
export async function answerRequest(
  parts: SendingParts,
  accountId: AccountId,
  ref: MessageRef,
  answer: 'send' | 'refuse',
): Promise<void> {
  const request = await findRequest(parts, accountId, ref)
  if (request?.state !== 'asked') throw answeredAlready()
  if (answer === 'send') return sendReceipt(parts, accountId, request)
  await parts.database.transaction((transaction) => note(parts, transaction, accountId, request, 'refused'))
}

async function sendReceipt(parts: SendingParts, accountId: AccountId, request: FoundRequest): Promise<void> {
  const { to, messageId, subject, reader } = request
  const at = parts.clock.now()
  const receipt = await buildReceipt({
    from: reader,
    to,
    originalMessageId: messageId,
    originalSubject: subject,
    hostname: parts.hostname,
    locale: await parts.localeOf(accountId),
    date: at,
  })
  const isSubmitted = (await parts.mailSystemOf(accountId)) !== undefined
  const { routed } = await routeRecipients(parts.directory, [to], { isSubmitted })
  const blobKey = await parts.blobs.put(receipt.raw)
  const envelope: Envelope = {
    id: randomUUID(),
    // Their own server takes it from them alone.
    accountId: isSubmitted ? accountId : null,
    origin: 'notice',
    messageId: receipt.messageId,
    // Nothing answers a receipt (RFC 8098 3), but servers take mail from their people under no other address.
    mailFrom: isSubmitted ? reader.address : '',
    blobKey,
    wireOffset: 0,
    sizeBytes: receipt.raw.length,
    createdAt: at,
  }
  try {
    await parts.database.transaction(async (transaction) => {
      await note(parts, transaction, accountId, request, 'sent')
      await acceptMail(transaction, parts, envelope, routed)
      // Where the sender is one of ours, it goes into their timeline as one from outside would.
      await parts.queue.enqueue(transaction, {
        kind: deliveryStatusKind,
        payload: { envelopeId: envelope.id },
        subject: envelope.id,
      })
    })
  } catch (error) {
    if (isUndone(error)) await parts.blobs.delete(blobKey)
    throw error
  }
  parts.queue.wake()
}

/** Two windows may get here at once: the second finds the row. */
async function note(
  { clock }: SendingParts,
  transaction: Executor,
  accountId: AccountId,
  { messageId }: FoundRequest,
  answer: 'sent' | 'refused',
): Promise<void> {
  const row = await transaction
    .insertInto('read_receipts')
    .values({ account_id: accountId, message_id: messageId, answer, answered_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['account_id', 'message_id']).doNothing())
    .returning('answer')
    .executeTakeFirst()
  if (row === undefined) throw answeredAlready()
}

const answeredAlready = () =>
  new MailroomError('conflict', 'No receipt is asked for, or the question was answered.')
