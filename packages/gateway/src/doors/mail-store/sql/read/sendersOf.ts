import type { MessageSelection } from '@mailroom/core'
import { chunks } from '../change/selectMails'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'

/** Uids of one statement. */
const maxUids = 5_000

/** @see Mailbox.senders */
export async function sendersOf(
  context: MailboxContext,
  { folder, uids }: MessageSelection,
): Promise<readonly string[]> {
  const { db } = context.database
  const { id } = await findFolder(context, db, folder)
  const ofFolder = db
    .selectFrom('messages')
    .select('from_address')
    .distinct()
    .where('folder_id', '=', id)
    .where('from_address', '!=', '')
  const found = new Set<string>()
  const add = (rows: readonly { readonly from_address: string }[]) => {
    for (const row of rows) found.add(row.from_address)
  }
  if (uids === 'all') add(await ofFolder.execute())
  else for (const some of chunks(uids, maxUids)) add(await ofFolder.where('uid', 'in', some).execute())
  return [...found]
}
