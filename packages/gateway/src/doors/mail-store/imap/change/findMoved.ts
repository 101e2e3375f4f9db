import { chunks } from '../../sql/change/selectMails'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { publicUid } from '../publicUid'
import { messageIdOf } from '../index/rowHeaders'
import { withMail } from '../index/withMail'

/** Uids of one statement. */
const maxUids = 5_000

/**
 * Finds mails again that a server has moved without saying where: by Message-ID, size and order among the mails that are
 * new in the target.
 *
 * @returns new uid by old, the server's
 */
export async function findMoved(
  context: ImapContext,
  from: ImapFolderRow,
  to: ImapFolderRow,
  uids: readonly number[],
  firstNewUid: number,
): Promise<ReadonlyMap<number, number>> {
  const places = new Map<string, number[]>()
  await withMail(context, to, async (open) => {
    for await (const row of open.fetchRows({ from: firstNewUid, to: '*' })) {
      if (row.uid < firstNewUid) continue
      const key = `${row.sizeBytes} ${messageIdOf(row)}`
      places.set(key, [...(places.get(key) ?? []), row.uid])
    }
  })
  const keys = new Map<number, string>()
  // As many as a folder has may have been moved.
  for (const some of chunks(uids, maxUids)) {
    const rows = await context.database.db
      .selectFrom('messages')
      .select(['uid', 'size_bytes', 'message_id'])
      .where('folder_id', '=', from.id)
      .where(
        'uid',
        'in',
        some.map((uid) => publicUid(from.uid_validity, uid)),
      )
      .execute()
    for (const row of rows) keys.set(row.uid, `${row.size_bytes} ${row.message_id}`)
  }
  const found = new Map<number, number>()
  // Servers copy in the order of the uids, whatever the order asked.
  for (const uid of uids.toSorted((a, b) => a - b)) {
    const place = places.get(keys.get(publicUid(from.uid_validity, uid)) ?? '')?.shift()
    if (place !== undefined) found.set(uid, place)
  }
  return found
}
