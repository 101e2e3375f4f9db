import { type FolderRole, type MailTouch, moveKind, withTouch } from '@mailroom/core'
import type { AccountId } from '../../../../accounts/AccountId'
import type { Executor } from '../../../database/Database'
import type { MailboxContext } from '../MailboxContext'
import { chunks, type SelectedMail } from './selectMails'

/** Mails of one statement. */
const maxMails = 1_000

/** What was done with a mail, oldest first. Mails without a Message-ID have no log. @source RD-22 */
export async function readTouches(
  db: Executor,
  accountId: AccountId,
  messageId: string,
): Promise<readonly MailTouch[]> {
  if (messageId === '') return []
  const row = await db
    .selectFrom('mail_touches')
    .select('log')
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row === undefined ? [] : (JSON.parse(row.log) as MailTouch[])
}

/** Notes what was done with mails, in the transaction that did it. */
async function noteTouch(
  trx: Executor,
  accountId: AccountId,
  messageIds: readonly string[],
  touch: MailTouch,
): Promise<void> {
  const named = [...new Set(messageIds)].filter((id) => id !== '')
  for (const some of chunks(named, maxMails)) {
    const rows = await trx
      .selectFrom('mail_touches')
      .select(['message_id', 'log'])
      .where('account_id', '=', accountId)
      .where('message_id', 'in', some)
      .execute()
    const known = new Map(rows.map(({ message_id, log }) => [message_id, JSON.parse(log) as MailTouch[]]))
    const logOf = (id: string) => JSON.stringify(withTouch(known.get(id) ?? [], touch))
    await trx
      .insertInto('mail_touches')
      .values(some.map((id) => ({ account_id: accountId, message_id: id, log: logOf(id) })))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'message_id'])
          .doUpdateSet((query) => ({ log: query.ref('excluded.log') })),
      )
      .execute()
  }
}

/** Notes what brought mails, in the transaction that adds them. */
export async function noteArrivals(
  trx: Executor,
  accountId: AccountId,
  mails: readonly { readonly messageId: string; readonly touches: readonly MailTouch[] }[],
): Promise<void> {
  const each = mails.flatMap(({ messageId, touches }) => touches.map((touch) => ({ messageId, touch })))
  // Those of one import were brought by the same.
  for (const same of Map.groupBy(each, ({ touch }) => JSON.stringify(touch)).values()) {
    const messageIds = same.map(({ messageId }) => messageId)
    await noteTouch(trx, accountId, messageIds, same[0]!.touch)
  }
}

/** A folder that mails are moved out of or into. */
interface MovedFolder {
  readonly name: string
  readonly role: string | null
}

/** Notes that mails were moved, in the transaction that moves their rows. Of the index on IMAP servers alike. */
export async function noteMoved(
  trx: Executor,
  { accountId, now }: Pick<MailboxContext, 'accountId' | 'now'>,
  from: MovedFolder,
  to: MovedFolder,
  mails: readonly Pick<SelectedMail, 'id'>[],
): Promise<void> {
  const touch = {
    kind: moveKind(roleOf(from), roleOf(to)),
    at: now(),
    from: from.name,
    to: to.name,
  }
  await noteTouch(trx, accountId, await messageIdsOf(trx, mails), touch)
}

/** The Message-IDs of mails by their rows. */
export async function messageIdsOf(
  executor: Executor,
  mails: readonly Pick<SelectedMail, 'id'>[],
): Promise<string[]> {
  const found: string[] = []
  for (const some of chunks(mails, maxMails)) {
    const ids = some.map(({ id }) => id)
    const rows = await executor.selectFrom('messages').select('message_id').where('id', 'in', ids).execute()
    found.push(...rows.map((row) => row.message_id))
  }
  return found
}

const roleOf = ({ role }: MovedFolder) => (role ?? undefined) as FolderRole | undefined

/** Forgets the logs of mails that are in no folder of the account any more. */
export async function forgetTouches(
  trx: Executor,
  accountId: AccountId,
  messageIds: readonly string[],
): Promise<void> {
  for (const some of chunks([...new Set(messageIds)], maxMails)) {
    await trx
      .deleteFrom('mail_touches')
      .where('account_id', '=', accountId)
      .where('message_id', 'in', some)
      .where((query) =>
        query.not(
          query.exists(
            query
              .selectFrom('messages')
              .select('messages.id')
              .whereRef('messages.account_id', '=', 'mail_touches.account_id')
              .whereRef('messages.message_id', '=', 'mail_touches.message_id'),
          ),
        ),
      )
      .execute()
  }
}
