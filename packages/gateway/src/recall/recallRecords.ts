import {
  MailroomError,
  type Address,
  type InternetMessageId,
  type RecallRecord,
  type RecallRecordPage,
} from '@mailroom/core'
import type { Database, Executor } from '../doors/database/Database'

/** A mail that its sender asks back. */
export interface RecalledMail {
  readonly accountId: number
  readonly messageId: InternetMessageId
  readonly subject: string
}

/** Notes what came of asking for one recipient's copy. */
export async function noteRecall(
  executor: Executor,
  { accountId, messageId, subject }: RecalledMail,
  recipient: Address,
  outcome: RecallRecord['outcome'],
  at: number,
): Promise<void> {
  await executor
    .insertInto('recall_records')
    .values({
      account_id: accountId,
      message_id: messageId,
      subject,
      recipient: recipient.address,
      recipient_name: recipient.name,
      outcome,
      at,
    })
    .execute()
}

/** One page of what an account has asked back, the newest first. @source SS-03, ST-15 */
export async function readRecallRecords(
  { db }: Database,
  accountId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RecallRecordPage> {
  if (!Number.isSafeInteger(offset) || offset < 0 || !Number.isSafeInteger(limit) || limit < 1)
    throw new MailroomError('invalid', 'This is no page.')
  const mine = db.selectFrom('recall_records').where('account_id', '=', accountId)
  const rows = await mine.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  const { count } = await mine
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    records: rows.map((row) => ({
      messageId: row.message_id,
      subject: row.subject,
      recipient: { address: row.recipient, name: row.recipient_name },
      outcome: row.outcome,
      at: row.at,
    })),
    total: count,
  }
}
