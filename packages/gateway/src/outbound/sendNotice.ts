import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Locale } from '@mailroom/core'
import { isUndone } from '../doors/database/CommitUnknown'
import { acceptMail } from '../delivery/acceptMail'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { Directory } from '../delivery/Directory'
import type { Envelope } from '../delivery/Envelope'
import { routeRecipients } from '../delivery/routeRecipients'
import { noticeKind, type NoticePayload } from '../delivery/settleRecipients'
import type { JobHandler } from '../jobs/JobHandler'
import { buildBounce } from '../mime/build/buildBounce'
import type { RecipientReport } from '../mime/parse/report/DeliveryReport'

/** Of the mail that failed, as much is looked at as can hold its header. */
const headerBytes = 65_536

/** What telling senders needs. */
export interface NoticeParts extends DeliveryParts {
  readonly directory: Directory
  readonly hostname: string
  /** Language of an account's owner; null for people outside. */
  localeOf(accountId: number | null): Promise<Locale>
}

/**
 * Tells the sender of a mail which recipients it could not be delivered to. The notice has no return path, so that
 * nothing is ever answered by a notice about a notice; it goes the way of every mail, into an inbox of ours or out
 * again. For people whose mail lies on another server it is put into their inbox there.
 *
 * @source RFC 3464, RFC 5321 6.1
 */
export function sendNotice(parts: NoticeParts): JobHandler<NoticePayload> {
  return {
    kind: noticeKind,
    async run({ envelopeId, deliveryIds }, context) {
      const failed = await parts.timeline.envelope(envelopeId)
      if (!failed || failed.mailFrom === '') return
      const notice = await buildBounce({
        envelopeFrom: failed.mailFrom,
        original: await headerOf(parts, failed),
        recipients: await reportsOf(parts, deliveryIds),
        reportingServer: parts.hostname,
        from: { address: `MAILER-DAEMON@${parts.hostname}`, name: 'Mailroom' },
        locale: await parts.localeOf(failed.accountId),
        arrivedAt: failed.createdAt,
        date: parts.clock.now(),
        originalEnvelopeId: failed.id,
      })
      if (!notice) return
      if (failed.accountId !== null && (await parts.mailSystemOf(failed.accountId)) !== undefined) {
        const key = `notice ${envelopeId} ${deliveryIds.join(' ')}`
        await putIntoInbox(parts, failed.accountId, notice.raw, key)
        return
      }
      const { routed } = await routeRecipients(parts.directory, [{ address: failed.mailFrom, name: '' }])
      const blobKey = await parts.blobs.put(notice.raw)
      const envelope: Envelope = {
        id: randomUUID(),
        accountId: null,
        origin: 'notice',
        messageId: notice.messageId,
        mailFrom: '',
        blobKey,
        wireOffset: 0,
        sizeBytes: notice.raw.length,
        createdAt: parts.clock.now(),
      }
      try {
        await parts.database.transaction(async (transaction) => {
          await acceptMail(transaction, parts, envelope, routed)
          await context.finish(transaction)
        })
      } catch (error) {
        if (isUndone(error)) await parts.blobs.delete(blobKey)
        throw error
      }
      parts.queue.wake()
    },
  }
}

async function putIntoInbox(
  { mailStore, clock }: DeliveryParts,
  accountId: number,
  raw: Uint8Array,
  idempotencyKey: string,
): Promise<void> {
  const mailbox = mailStore.mailbox(accountId)
  const options = { receivedAt: clock.now(), isArrival: true, idempotencyKey }
  await mailbox.append(await mailbox.folderWithRole('inbox'), raw, options)
}

async function headerOf(
  { blobs }: DeliveryParts,
  { blobKey, wireOffset, sizeBytes }: Envelope,
): Promise<Buffer> {
  const end = wireOffset + Math.min(sizeBytes, headerBytes)
  return buffer(await blobs.open(blobKey, { start: wireOffset, end }))
}

async function reportsOf({ database }: DeliveryParts, ids: readonly number[]): Promise<RecipientReport[]> {
  const rows = await database.db
    .selectFrom('deliveries')
    .select(['recipient', 'info'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ recipient, info }) => ({
    recipient,
    action: 'failed',
    status: /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(info)?.[0].replace(/^4/, '5') ?? '',
    diagnostic: info,
    remoteServer: '',
  }))
}
