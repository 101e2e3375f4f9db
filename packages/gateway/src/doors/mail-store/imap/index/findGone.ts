import { setImmediate } from 'node:timers/promises'
import { discardBlobs } from '../../sql/append/discardBlobs'
import { deleteMails } from '../../sql/change/deleteMails'
import { chunks, type SelectedMail } from '../../sql/change/selectMails'
import { changeMailbox } from '../../sql/changeMailbox'
import type { OpenFolder } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUid } from '../publicUid'
import { indexedCounts } from './countFolder'

/** Mails of one transaction. */
const maxMails = 200

/**
 * The rows whose mails are gone from the server. Where every mail has its row and there are as many as on the server,
 * there are none, since each row that is there was seen there.
 *
 * @param messageCount of the server, as the folder was opened
 */
export async function findGone(
  context: ImapContext,
  folder: ImapFolderRow,
  open: OpenFolder,
  messageCount: number,
): Promise<readonly SelectedMail[]> {
  const { db } = context.database
  const { totalCount } = await indexedCounts(db, folder.id)
  const isFilled = folder.unfilled_below === 0
  if (totalCount === 0 || (isFilled && totalCount === messageCount)) return []
  const vanished = folder.mod_seq === null ? undefined : await open.vanishedSince(BigInt(folder.mod_seq))
  const rows = await rowsOf(context, folder)
  if (vanished !== undefined) {
    const gone = rows.filter(({ serverUid }) =>
      vanished.some(({ from, to }) => serverUid >= from && serverUid <= to),
    )
    if (!isFilled || totalCount - gone.length <= messageCount) return gone
  }
  const there = new Set(await open.allUids())
  return rows.filter(({ serverUid }) => !there.has(serverUid))
}

async function rowsOf({ database }: ImapContext, folder: ImapFolderRow) {
  const rows = await database.db
    .selectFrom('messages')
    .select(['id', 'uid', 'is_read'])
    .where('folder_id', '=', folder.id)
    .execute()
  return rows.map((row) => ({ ...row, serverUid: serverUid(folder.uid_validity, row.uid) ?? 0 }))
}

/** Takes rows out of the index. The caller holds the folder's lock. */
export async function removeGone(
  context: ImapContext,
  folderId: number,
  gone: readonly SelectedMail[],
): Promise<void> {
  for (const some of chunks(gone, maxMails)) {
    const blobs = await changeMailbox(context, (trx) => deleteMails(trx, folderId, some))
    await discardBlobs(context, blobs)
    await setImmediate()
  }
}
