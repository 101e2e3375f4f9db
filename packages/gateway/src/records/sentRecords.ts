import type { RecordPage, SentEntry, SentQuery } from '@mailroom/core'
import { containsText } from '../doors/database/containsText'
import type { Database, Executor } from '../doors/database/Database'
import { inStretch } from './inStretch'
import { readMark, type RecordMark, writeMark } from './RecordMark'

/** Mails that an account has sent. */
export type SentRecords = (accountId: number, query: SentQuery) => Promise<RecordPage<SentEntry>>

/** There is one table. */
const sentTable = 0

/** @source LG-01 */
export function createSentRecords({ db }: Database): SentRecords {
  return async (accountId, query) => {
    const mark = query.after === undefined ? undefined : readMark(query.after)
    const found = await sentRows(db, accountId, query, mark).execute()
    const shown = found.slice(0, query.limit)
    const last = shown.at(-1)
    const becameOf = await deliveriesOf(
      db,
      accountId,
      shown.map((row) => row.message_id),
    )
    return {
      entries: shown.map((row) => ({
        messageId: row.message_id,
        at: row.at,
        subject: row.subject,
        sizeBytes: row.size_bytes,
        ...(becameOf.get(row.message_id) ?? { recipientCount: 0, states: {} }),
      })),
      ...(last &&
        found.length > query.limit && { next: writeMark({ at: last.at, table: sentTable, id: last.id }) }),
    }
  }
}

/** Mails of an account, the newest first, and one more than was asked for. */
export const sentRows = (
  db: Executor,
  accountId: number,
  { text = '', ...query }: SentQuery,
  mark: RecordMark | undefined,
) =>
  db
    .selectFrom('sent_records')
    .select(['id', 'at', 'message_id', 'subject', 'size_bytes'])
    .where('account_id', '=', accountId)
    .where(inStretch(query, mark, sentTable))
    .$if(text !== '', (rows) =>
      rows.where((eb) =>
        eb.or([
          containsText(eb.ref('subject'), text),
          eb.exists(
            eb
              .selectFrom('deliveries')
              .select('deliveries.id')
              .where('deliveries.account_id', '=', accountId)
              .whereRef('deliveries.message_id', '=', 'sent_records.message_id')
              .where((line) =>
                line.or([
                  containsText(line.ref('deliveries.recipient'), text),
                  containsText(line.ref('deliveries.recipient_name'), text),
                ]),
              ),
          ),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)

type Deliveries = Pick<SentEntry, 'recipient' | 'recipientCount' | 'states'>

/** Whom some mails went to and what became of them, counted by the database: a mail may have thousands of recipients. */
async function deliveriesOf(
  db: Executor,
  accountId: number,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, Deliveries>> {
  if (messageIds.length === 0) return new Map()
  const counts = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [
      'message_id',
      'state',
      fn.countAll<number | string>().as('count'),
      fn.min('id').as('first'),
    ])
    .where('account_id', '=', accountId)
    .where('message_id', 'in', messageIds)
    .groupBy(['message_id', 'state'])
    .execute()
  const found = new Map<string, Deliveries>()
  const firsts = new Map<string, number>()
  for (const { message_id: id, state, count, first } of counts) {
    const { recipientCount, states } = found.get(id) ?? { recipientCount: 0, states: {} }
    found.set(id, {
      recipientCount: recipientCount + Number(count),
      states: { ...states, [state]: Number(count) },
    })
    firsts.set(id, Math.min(firsts.get(id) ?? first, first))
  }
  const recipients = await db
    .selectFrom('deliveries')
    .select(['message_id', 'recipient', 'recipient_name'])
    .where('id', 'in', [...firsts.values()])
    .execute()
  for (const { message_id: id, recipient: address, recipient_name: name } of recipients)
    found.set(id, { ...found.get(id)!, recipient: { address, name } })
  return found
}
