import { isMailroomError, type MessageRef } from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { EventBus } from '../doors/events/EventBus'
import { accountSubject } from '../jobs/accountSubject'
import type { JobHandler } from '../jobs/JobHandler'
import { parseMessage } from '../mime/parse/parseMessage'
import { maxReportBytes, noteReports } from './readDeliveryStatus'

/** Kind of the job that looks whether a mail in an inbox on another server is a report. */
const arrivedStatusKind = 'arrived-delivery-status'

interface ArrivedStatusPayload {
  readonly accountId: number
  readonly ref: MessageRef
}

/** Whoever sent nothing outside for so long gets no reports: servers give up a mail after days. */
const reportsForMs = 30 * 24 * 3_600_000

/**
 * Listens for mail that arrives in inboxes on other servers, and has each looked at that may be a report about a mail of
 * its owner. Only accounts that have handed something over lately are asked about.
 *
 * @param onError told when a job could not be made; the report is then read by nobody but its owner
 * @returns ends it
 */
export function watchArrivals(
  parts: DeliveryParts & { readonly events: EventBus },
  onError: (error: unknown) => void,
): () => void {
  const look = async (accountId: number, ref: MessageRef) => {
    if ((await parts.mailSystemOf(accountId)) === undefined || !(await awaitsReports(parts, accountId)))
      return
    const payload: ArrivedStatusPayload = { accountId, ref }
    await parts.queue.enqueue(parts.database.db, {
      kind: arrivedStatusKind,
      payload,
      key: `${arrivedStatusKind} ${accountId} ${ref.folder} ${ref.uid}`,
      subject: accountSubject(accountId),
    })
    parts.queue.wake()
  }
  return parts.events.subscribe('*', (accountId, event) => {
    if (event.kind === 'messageArrived') look(accountId, event.message.ref).catch(onError)
  })
}

async function awaitsReports({ database, clock }: DeliveryParts, accountId: number): Promise<boolean> {
  const row = await database.db
    .selectFrom('deliveries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'relayed')
    .where('changed_at', '>', clock.now() - reportsForMs)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The same as `readDeliveryStatus`, for mail that another server has taken in: its header is looked at, and only a report
 * is read.
 *
 * @source RFC 3464, GW-03
 */
export function readArrivedStatus(parts: DeliveryParts): JobHandler<ArrivedStatusPayload> {
  return {
    kind: arrivedStatusKind,
    async run({ accountId, ref }) {
      try {
        const mailbox = parts.mailStore.mailbox(accountId)
        if (!isReport(await mailbox.header(ref))) return
        const content = await mailbox.raw(ref)
        if (content.sizeBytes > maxReportBytes) return
        await noteReports(parts, accountId, await parseMessage(await buffer(await content.open())))
      } catch (error) {
        // Its owner has moved or deleted it meanwhile.
        if (!isMailroomError(error) || error.kind !== 'notFound') throw error
      }
    },
  }
}

/** Looks only: the report itself is parsed properly. */
const isReport = (header: string): boolean =>
  /^content-type:\s*multipart\/report\b/im.test(header) &&
  /report-type\s*=\s*"?(?:delivery-status|disposition-notification)/i.test(header)
