import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapRow, OpenFolder } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { countInserted } from './countFolder'
import { type InsertedMail, insertRows, type KnownMail } from './insertRows'

/** Rows of one transaction: its commit holds everybody up, and its mails are in memory until then. */
export const rowsPerBatch = 100

/**
 * Gives a row to every mail that came since the last look, oldest first, a transaction a batch: what is stopped half-way
 * goes on from there. The folder is open and its lock is held.
 */
export async function fetchNewRows(
  context: ImapContext,
  folder: ImapFolderRow,
  open: OpenFolder,
  { uidNext, known }: { readonly uidNext: number; readonly known?: ReadonlyMap<number, KnownMail> },
): Promise<InsertedMail[]> {
  const inserted: InsertedMail[] = []
  let batch: ImapRow[] = []
  let nextUid = folder.next_uid

  const write = async () => {
    nextUid = Math.max(nextUid, ...batch.map((row) => row.uid + 1))
    const written = await changeMailbox(context, async (trx) => {
      await trx
        .updateTable('imap_folders')
        .set({ next_uid: nextUid })
        .where('folder_id', '=', folder.id)
        .execute()
      const rows = await insertRows(context, trx, folder, batch, known)
      await countInserted(trx, folder.id, rows)
      return rows
    })
    inserted.push(...written)
    batch = []
  }

  if (uidNext > folder.next_uid) {
    for await (const row of open.fetchRows({ from: folder.next_uid, to: '*' })) {
      // `731:*` names the newest mail even when its uid is lower.
      if (row.uid < folder.next_uid) continue
      batch.push(row)
      if (batch.length === rowsPerBatch) await write()
    }
    // Uids of mails that came and went meanwhile are passed as well.
    nextUid = Math.max(nextUid, uidNext)
    await write()
  }
  return inserted
}
