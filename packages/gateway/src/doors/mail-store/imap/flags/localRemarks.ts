import type { Executor } from '../../../database/Database'

/** What the reader has noted about mails, by Message-ID. */
export async function readRemarks(
  executor: Executor,
  accountId: number,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = messageIds.filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await executor
    .selectFrom('imap_remarks')
    .select(['message_id', 'remark'])
    .where('account_id', '=', accountId)
    .where('message_id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.message_id, row.remark]))
}

/** Keeps a remark, or forgets it when it is empty. */
export async function writeRemark(
  trx: Executor,
  accountId: number,
  messageId: string,
  remark: string,
): Promise<void> {
  if (messageId === '') return
  if (remark === '') {
    await trx
      .deleteFrom('imap_remarks')
      .where('account_id', '=', accountId)
      .where('message_id', '=', messageId)
      .execute()
    return
  }
  await trx
    .insertInto('imap_remarks')
    .values({ account_id: accountId, message_id: messageId, remark })
    .onConflict((conflict) => conflict.columns(['account_id', 'message_id']).doUpdateSet({ remark }))
    .execute()
}
