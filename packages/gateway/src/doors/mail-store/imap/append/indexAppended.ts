import { sql } from 'kysely'
import { noteArrivals } from '../../sql/change/mailTouches'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapRow } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { countInserted } from '../index/countFolder'
import { type InsertedMail, insertRows } from '../index/insertRows'
import { publicUid } from '../publicUid'
import { withMail } from '../index/withMail'
import { indexTexts } from '../texts/indexTexts'
import { textsDueOf } from '../texts/textsDue'
import type { OutgoingMail } from './outgoingMail'

/**
 * Gives mails that were added just now their rows and texts, so that they are listed and found at once. The caller holds
 * the folder's lock.
 *
 * @param mails by the server's uid
 */
export async function indexAppended(
  context: ImapContext,
  folder: ImapFolderRow,
  mails: ReadonlyMap<number, OutgoingMail>,
): Promise<void> {
  if (mails.size === 0) return
  await withMail(context, folder, async (open) => {
    const rows: ImapRow[] = []
    for await (const row of open.fetchRows([...mails.keys()])) rows.push(row)
    const inserted = await addRows(context, folder, rows, mails)
    const due = await textsDueOf(
      context.database.db,
      inserted.map((mail) => mail.id),
    )
    await indexTexts(context, folder, open, due)
  })
}

async function addRows(
  context: ImapContext,
  folder: ImapFolderRow,
  rows: readonly ImapRow[],
  mails: ReadonlyMap<number, OutgoingMail>,
): Promise<readonly InsertedMail[]> {
  const known = new Map(
    Array.from(mails, ([uid, { key, receivedAt }]) => [
      uid,
      { receivedAt, ...(key !== undefined && { appendKey: key }) },
    ]),
  )
  return changeMailbox(context, async (trx) => {
    const inserted = await insertRows(
      context,
      trx,
      folder,
      rows.toSorted((a, b) => a.uid - b.uid),
      known,
    )
    await countInserted(trx, folder.id, inserted)
    await noteArrivals(trx, context.accountId, [...mails.values()])
    let next = folder.next_uid
    while (mails.has(next)) next++
    await trx.updateTable('imap_folders').set({ next_uid: next }).where('folder_id', '=', folder.id).execute()
    // A row that somebody else gave it, because he saw the mail first, learns what only we know.
    for (const [uid, { key }] of mails) {
      if (key === undefined) continue
      await trx
        .updateTable('messages')
        .set({ append_key: key })
        .where('folder_id', '=', folder.id)
        .where('uid', '=', publicUid(folder.uid_validity, uid))
        .where(sql<boolean>`append_key is null`)
        .execute()
    }
    return inserted
  })
}
