import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Executor } from '../../../database/Database'
import type { ImapTables } from '../../../database/tables/ImapTables'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** A move of which nobody knows yet how it ended. */
export type OpenMove = Selectable<ImapTables['imap_moves']>

/**
 * Writes down that mails are about to move. A server that is ended between copying them and taking them away leaves both;
 * with this the move is brought to its end later. On disk when it resolves.
 *
 * @param nextUid of the target, as the server says
 * @returns its id
 */
export async function noteMove(
  { database }: ImapContext,
  from: ImapFolderRow,
  to: ImapFolderRow,
  uids: readonly number[],
  nextUid: number,
): Promise<string> {
  const id = randomUUID()
  await database.db
    .insertInto('imap_moves')
    .values({
      id,
      account_id: from.account_id,
      from_path: from.path,
      from_validity: from.uid_validity,
      uids: JSON.stringify(uids),
      to_path: to.path,
      to_validity: to.uid_validity,
      next_uid: nextUid,
    })
    .execute()
  return id
}

/** It has ended, and the rows are right. */
export async function forgetMove(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('imap_moves').where('id', '=', id).execute()
}

/** Moves out of a folder that have not ended, oldest first. */
export const openMoves = ({ database }: ImapContext, from: ImapFolderRow): Promise<OpenMove[]> =>
  database.db
    .selectFrom('imap_moves')
    .selectAll()
    .where('account_id', '=', from.account_id)
    .where('from_path', '=', from.path)
    .orderBy('next_uid')
    .execute()
