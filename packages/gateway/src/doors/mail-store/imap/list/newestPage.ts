import { MailroomError, type MessagePage, type MessageQuery, type MessageSummary } from '@mailroom/core'
import { summariesOf } from '../../sql/list/summariesOf'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapRow } from '../connection/ImapAccount'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { insertRows } from '../index/insertRows'
import { publicUid } from '../publicUid'

/** A page of the newest mails while not every mail has its row: those of the page get theirs now. */
export async function newestPage(
  context: ImapContext,
  folder: ImapFolderRow,
  { offset, limit }: MessageQuery,
): Promise<MessagePage> {
  const account = await context.account()
  const uids = await context.locks.run([folder.name], () =>
    account.withFolder(
      folder.path,
      async (open) => {
        if (open.uidValidity !== folder.uid_validity) throw begunAnew()
        const page = (await open.newestUids(offset + limit)).slice(offset)
        const missing = await withoutRow(context, folder, page)
        if (missing.length === 0) return page
        const rows: ImapRow[] = []
        for await (const row of open.fetchRows(missing)) rows.push(row)
        await changeMailbox(context, (trx) => insertRows(context, trx, folder, rows))
        return page
      },
      { newestUid: folder.next_uid - 1, uidValidity: folder.uid_validity },
    ),
  )
  const refs = uids.map((uid) => ({ folder: folder.name, uid: publicUid(folder.uid_validity, uid) }))
  const counts = await folderWithId(context.database.db, context.accountId, folder.id)
  return {
    totalCount: counts?.total_count ?? 0,
    unreadCount: counts?.unread_count ?? 0,
    messages: (await summariesOf(context, refs)).toSorted(newestFirst),
  }
}

async function withoutRow({ database }: ImapContext, folder: ImapFolderRow, uids: readonly number[]) {
  if (uids.length === 0) return []
  const rows = await database.db
    .selectFrom('messages')
    .select('uid')
    .where('folder_id', '=', folder.id)
    .where(
      'uid',
      'in',
      uids.map((uid) => publicUid(folder.uid_validity, uid)),
    )
    .execute()
  const known = new Set(rows.map((row) => row.uid))
  return uids.filter((uid) => !known.has(publicUid(folder.uid_validity, uid)))
}

/** Servers leave those of one second in the order in which they came. */
const newestFirst = (a: MessageSummary, b: MessageSummary) =>
  b.receivedAt - a.receivedAt || b.ref.uid - a.ref.uid

const begunAnew = () =>
  new MailroomError('conflict', 'The mail server has begun this folder anew; ask again.')
