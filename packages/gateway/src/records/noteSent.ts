import type { Envelope } from '../delivery/Envelope'
import type { Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'

/** Longer subjects are cut. */
const maxSubjectLength = 998

/** Writes down for its sender that a mail was sent. Part of the transaction that takes it in. @source LG-01 */
export async function noteSent(
  transaction: Executor,
  accountId: number,
  { messageId, createdAt, sizeBytes }: Pick<Envelope, 'messageId' | 'createdAt' | 'sizeBytes'>,
  subject: string,
): Promise<void> {
  await transaction
    .insertInto('sent_records')
    .values({
      account_id: accountId,
      at: createdAt,
      message_id: messageId,
      subject: storableText(subject).slice(0, maxSubjectLength).toWellFormed(),
      size_bytes: sizeBytes,
    })
    .execute()
}
