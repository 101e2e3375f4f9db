import type { MessageUid } from '@mailroom/core'
import { selectMails } from '../../sql/change/selectMails'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapRow, OpenFolder } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { publicUid, serverUids } from '../publicUid'
import { countInserted } from './countFolder'
import { insertRows } from './insertRows'
import { withMail } from './withMail'

/**
 * Gives those of some mails their rows that have none yet. The caller holds the folder's lock. Those that came since the
 * last look are counted with it; the next look passes over them.
 *
 * @param uids the server's
 */
export async function ensureRows(
  context: ImapContext,
  folder: ImapFolderRow,
  open: OpenFolder,
  uids: readonly number[],
): Promise<void> {
  const missing = await withoutRow(context, folder, uids)
  if (missing.length === 0) return
  // They may have been deleted on another connection.
  await open.catchUp()
  const rows: ImapRow[] = []
  for await (const row of open.fetchRows(missing)) rows.push(row)
  await changeMailbox(context, async (trx) => {
    const inserted = await insertRows(context, trx, folder, rows)
    const { next_uid } = await trx
      .selectFrom('imap_folders')
      .select('next_uid')
      .where('folder_id', '=', folder.id)
      .executeTakeFirstOrThrow()
    await countInserted(
      trx,
      folder.id,
      inserted.filter(({ uid }) => uid >= next_uid),
    )
  })
}

/** The same in a turn of its own. @param uids public */
export async function giveRows(
  context: ImapContext,
  folder: ImapFolderRow,
  uids: readonly MessageUid[],
): Promise<void> {
  const wanted = serverUids(folder.uid_validity, uids)
  await context.locks.run([folder.name], () =>
    withMail(context, folder, (open) => ensureRows(context, folder, open, wanted), {
      newestUid: newestOf(wanted),
    }),
  )
}

/** The greatest of some uids; 0 of none. */
export const newestOf = (uids: readonly number[]): number =>
  uids.reduce((newest, uid) => Math.max(newest, uid), 0)

/** Those of some mails that have no row yet. @param uids the server's */
export async function withoutRow(
  { database }: ImapContext,
  folder: ImapFolderRow,
  uids: readonly number[],
): Promise<readonly number[]> {
  const asked = uids.map((uid) => publicUid(folder.uid_validity, uid))
  const known = new Set((await selectMails(database.db, folder.id, asked)).map(({ uid }) => uid))
  return uids.filter((uid) => !known.has(publicUid(folder.uid_validity, uid)))
}
