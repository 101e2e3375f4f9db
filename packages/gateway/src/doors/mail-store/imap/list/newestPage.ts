import { MailroomError, type MessagePage, type MessageQuery, type MessageSummary } from '@mailroom/core'
import { summariesOf } from '../../sql/list/summariesOf'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { ensureRows } from '../index/ensureRows'
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
        await ensureRows(context, folder, open, page)
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

/** Servers leave those of one second in the order in which they came. */
const newestFirst = (a: MessageSummary, b: MessageSummary) =>
  b.receivedAt - a.receivedAt || b.ref.uid - a.ref.uid

const begunAnew = () =>
  new MailroomError('conflict', 'The mail server has begun this folder anew; ask again.')
