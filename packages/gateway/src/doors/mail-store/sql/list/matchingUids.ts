import { type MatchingQuery, MailroomError, type MessageUid } from '@mailroom/core'
import { sql } from 'kysely'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { filterCondition } from './conditions'
import { toFolderFilter } from './listMessages'

/** Largest portion. */
const maxPortion = 1_000

/** @see Mailbox.matching */
export async function matchingUids(
  context: MailboxContext,
  { folder: name, filter = { kind: 'all' }, after = 0, limit }: MatchingQuery,
): Promise<readonly MessageUid[]> {
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > maxPortion) {
    throw new MailroomError('invalid', `A portion has 1 to ${maxPortion} mails.`)
  }
  const { db } = context.database
  const folder = await findFolder(context, db, name)
  const condition = filterCondition(await toFolderFilter(context, filter))
  const { rows } = await sql<{ uid: number }>`select uid from messages
    where folder_id = ${folder.id} and uid > ${after} and ${condition} order by uid limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.uid)
}
