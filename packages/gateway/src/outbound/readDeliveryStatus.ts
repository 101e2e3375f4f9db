import { addressKey, type DeliveryState } from '@mailroom/core'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { JobHandler } from '../jobs/JobHandler'
import type { ParsedMessage } from '../mime/parse/ParsedMessage'
import type { ReadReceipt } from '../mime/parse/report/ReadReceipt'
import { parseMessage } from '../mime/parse/parseMessage'
import type { DeliveryReport, RecipientReport } from '../mime/parse/report/DeliveryReport'

/** Kind of the job that reads what another mail system reports about a mail of ours. */
export const deliveryStatusKind = 'delivery-status'

/** A mail that came in and says it is a report. */
export interface DeliveryStatusPayload {
  readonly envelopeId: string
}

/** Reports are small; what is larger is read as any mail is, and not as a report. */
export const maxReportBytes = 10 * 1024 * 1024

/**
 * Brings what another mail system reports later (a mailbox that turned out to be full or gone), and what readers say by
 * read receipts, into the timeline.
 *
 * Anybody can write such a report, so it counts only when it came to the sender of a mail, names that mail, and
 * speaks of a recipient whose delivery that other system had taken over.
 *
 * @source RFC 3464, RFC 8098
 */
export function readDeliveryStatus(parts: DeliveryParts): JobHandler<DeliveryStatusPayload> {
  return {
    kind: deliveryStatusKind,
    async run({ envelopeId }) {
      const envelope = await parts.timeline.envelope(envelopeId)
      if (!envelope || envelope.sizeBytes > maxReportBytes) return
      const reports = await parseMessage(await parts.blobs.read(envelope.blobKey))
      for (const accountId of await readersOf(parts, envelope.id))
        await noteReports(parts, accountId, reports)
    },
  }
}

/** Accounts that the report was sent to. */
async function readersOf({ database }: DeliveryParts, envelopeId: string): Promise<number[]> {
  const rows = await database.db
    .selectFrom('deliveries')
    .select('local_account_id')
    .where('envelope_id', '=', envelopeId)
    .where('local_account_id', 'is not', null)
    .execute()
  return [...new Set(rows.map((row) => row.local_account_id!))]
}

/** Brings what came to an account as a report or a receipt into the timelines of the mails that the account has sent. */
export async function noteReports(
  parts: Pick<DeliveryParts, 'database' | 'timeline'>,
  accountId: number,
  { deliveryReport, readReceipt }: Pick<ParsedMessage, 'deliveryReport' | 'readReceipt'>,
): Promise<void> {
  if (deliveryReport) await noteReport(parts, accountId, deliveryReport)
  if (readReceipt) await noteReceipt(parts, accountId, readReceipt)
}

async function noteReport(
  parts: Pick<DeliveryParts, 'database' | 'timeline'>,
  accountId: number,
  report: DeliveryReport,
): Promise<void> {
  const { originalEnvelopeId, originalMessageId } = report
  const deliveries = await parts.database.db
    .selectFrom('deliveries')
    .select(['id', 'recipient', 'message_id'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'relayed')
    .where((is) =>
      is.or([is('envelope_id', '=', originalEnvelopeId), is('message_id', '=', originalMessageId)]),
    )
    .execute()
  for (const one of report.recipients) {
    const delivery = deliveries.find(({ recipient }) => addressKey(recipient) === addressKey(one.recipient))
    if (!delivery) continue
    const change = { state: stateOf(one), info: `${one.status} ${one.diagnostic}`.trim() }
    await parts.database.transaction((transaction) => parts.timeline.record(transaction, delivery.id, change))
    parts.timeline.announce({ accountId, messageId: delivery.message_id })
  }
}

/**
 * A receipt counts only for a mail that the account has sent, and for a recipient that it went to; what has happened to
 * the mail since (recalled, failed) stays as it is.
 *
 * @source RFC 8098, RD-13
 */
async function noteReceipt(
  parts: Pick<DeliveryParts, 'database' | 'timeline'>,
  accountId: number,
  { recipient, originalRecipient, originalMessageId, isDisplayed }: ReadReceipt,
): Promise<void> {
  if (!isDisplayed || originalMessageId === '') return
  const readers = [recipient, originalRecipient].filter(Boolean).map(addressKey)
  const isRead = await parts.database.transaction(async (transaction) => {
    const deliveries = await transaction
      .selectFrom('deliveries')
      .select(['id', 'recipient'])
      .where('account_id', '=', accountId)
      .where('message_id', '=', originalMessageId)
      .where('state', 'in', ['delivered', 'relayed'])
      .execute()
    const read = deliveries.filter((delivery) => readers.includes(addressKey(delivery.recipient)))
    for (const { id } of read) await parts.timeline.record(transaction, id, { state: 'read', info: '' })
    return read.length > 0
  })
  if (isRead) parts.timeline.announce({ accountId, messageId: originalMessageId })
}

/** `delayed`, `relayed` and `expanded` say that it is still on its way there. */
const stateOf = ({ action }: RecipientReport): DeliveryState =>
  action === 'failed' ? 'failed' : action === 'delivered' ? 'delivered' : 'relayed'
