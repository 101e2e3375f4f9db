import { MailroomError, type MessagePage, type MessageQuery, type MessageSummary } from '@mailroom/core'
import { summariesOf } from '../../sql/list/summariesOf'
import type { OpenFolder } from '../connection/ImapAccount'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { ensureRows, withoutRow } from '../index/ensureRows'
import { publicUid, serverUids } from '../publicUid'
import { envelopeSummaries } from './envelopeSummaries'

/**
 * A page of the newest mails while not every mail has its row: those of the page get theirs now. Where they have them, the
 * page does not wait for the folder's lock, which is held by who fills it. In a folder without any row the page is what
 * the server knows of its mails, and their rows follow.
 */
export async function newestPage(
  context: ImapContext,
  folder: ImapFolderRow,
  { offset, limit }: MessageQuery,
): Promise<MessagePage> {
  const account = await context.account()
  /** Mails of the folder as the page was read. */
  let onServer = 0
  const withPage = <T>(work: (open: OpenFolder, uids: number[]) => Promise<T>) =>
    account.withFolder(
      folder.path,
      async (open) => {
        if (open.uidValidity !== folder.uid_validity) throw begunAnew()
        onServer = open.messageCount
        const pinned = await pinnedUids(context, folder)
        const others = (await open.newestUids(offset + limit)).filter((uid) => !pinned.includes(uid))
        return work(open, [...pinned, ...others].slice(offset, offset + limit))
      },
      { newestUid: folder.next_uid - 1, uidValidity: folder.uid_validity },
    )
  const giveRows = () =>
    withPage(async (open, uids) => {
      await ensureRows(context, folder, open, uids)
      return uids
    })
  const counted = async (messages: readonly MessageSummary[]): Promise<MessagePage> => {
    const kept = await folderWithId(context.database.db, context.accountId, folder.id)
    // More may have come than was counted when the folder was last looked at: page and counts are of one moment.
    const isCounted = kept?.total_count === onServer
    const unreadCount = isCounted ? kept.unread_count : (await account.status(folder.path)).unseenCount
    return { totalCount: onServer, unreadCount, messages: messages.toSorted(newestFirst) }
  }
  const isEmpty = folder.unfilled_below === folder.next_uid
  const { ready, quick, hasNews } = await withPage(async (open, uids) => {
    if ((await withoutRow(context, folder, uids)).length === 0) return { ready: uids }
    if (uids.some((uid) => uid >= folder.next_uid)) return { hasNews: true }
    return { quick: isEmpty ? await envelopeSummaries(context, folder.name, open, uids) : undefined }
  })
  // A look gives them their rows, counts them and tells of them: all at once, for everybody.
  if (hasNews === true) await context.keeper.look(folder)
  if (quick !== undefined) {
    const uids = quick.map(({ ref }) => ref.uid)
    context.keeper.oweRows(folder, uids)
    return counted(quick)
  }
  const uids = ready ?? (await context.locks.run([folder.name], giveRows))
  const refs = uids.map((uid) => ({ folder: folder.name, uid: publicUid(folder.uid_validity, uid) }))
  return counted(await summariesOf(context, refs))
}

/** The few that stand before all others, in their own order: mails are pinned here, in their rows. */
async function pinnedUids({ database }: ImapContext, folder: ImapFolderRow): Promise<number[]> {
  const rows = await database.db
    .selectFrom('messages')
    .select('uid')
    .where('folder_id', '=', folder.id)
    .where('is_pinned', '=', 1)
    .orderBy('received_at', 'desc')
    .orderBy('uid', 'desc')
    .execute()
  return serverUids(
    folder.uid_validity,
    rows.map(({ uid }) => uid),
  )
}

/** Servers leave those of one second in the order in which they came. What is pinned stands first on its page. */
export const newestFirst = (a: MessageSummary, b: MessageSummary) =>
  Number(b.state.isPinned ?? false) - Number(a.state.isPinned ?? false) ||
  b.receivedAt - a.receivedAt ||
  b.ref.uid - a.ref.uid

const begunAnew = () =>
  new MailroomError('conflict', 'The mail server has begun this folder anew; ask again.')
