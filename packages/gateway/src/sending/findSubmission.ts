import type { DraftId, SendResult } from '@mailroom/core'
import type { SendingParts } from './SendingParts'

/** What was answered when a draft was sent; undefined for one that was not. */
export async function findSubmission(
  parts: SendingParts,
  accountId: number,
  draftId: DraftId,
): Promise<SendResult | undefined> {
  const row = await parts.database.db
    .selectFrom('submissions')
    .select('message_id')
    .where('account_id', '=', accountId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  if (!row) return undefined
  const recipients = await parts.timeline.statusOf(accountId, row.message_id)
  return { messageId: row.message_id, recipients }
}
