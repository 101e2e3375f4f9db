import type { MailRoom } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'

/** What the mails of an account weigh; our own store sets no limit. @see Mailbox.room */
export async function usedRoom({ database, accountId }: MailboxContext): Promise<MailRoom> {
  const { used } = await database.db
    .selectFrom('messages')
    .where('account_id', '=', accountId)
    .select((query) => query.fn.sum<number | null>('size_bytes').as('used'))
    .executeTakeFirstOrThrow()
  return { usedBytes: used ?? 0 }
}
