import { type FolderId, isMailroomError, type MessagePage, type MessageQuery } from '@mailroom/core'
import { checkPage, listMessages } from '../../sql/list/listMessages'
import { folderNamed, folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { indexedCounts } from '../index/countFolder'
import { isNewestFirst } from './isNewestFirst'
import { newestPage } from './newestPage'
import { withFirstWords } from './withFirstWords'

/**
 * @see Mailbox.list
 *
 * Once every mail of the folder has its row, the answer comes from the rows and is as quick as if the mail were ours. Before
 * that, the newest mails are asked of the server, so that the first page is there at once; any other order waits for
 * the rows, and for no longer than people do: then the answer is of those that are there, and its folder is told as
 * changed when the others are.
 *
 * @param askedAt when the person asked, in ms since 1970
 */
export async function listImapMessages(
  context: ImapContext,
  query: MessageQuery,
  askedAt: number,
  readable?: ReadonlySet<FolderId>,
): Promise<MessagePage> {
  checkPage(query)
  const known = await knownFolder(context, query.folder)
  const wasAsked = await context.keeper.freshen(known, askedAt)
  const now = wasAsked ? await folderWithId(context.database.db, context.accountId, known.id) : undefined
  const folder = now ?? known
  return withFirstWords(context, folder, await pageOf(context, folder, query, readable))
}

async function pageOf(
  context: ImapContext,
  folder: ImapFolderRow,
  query: MessageQuery,
  readable: ReadonlySet<FolderId> | undefined,
): Promise<MessagePage> {
  if (folder.is_selectable === 0 || folder.unfilled_below === 0) return listMessages(context, query, readable)
  context.keeper.fill()
  if (!isNewestFirst(query)) {
    await context.keeper.rowsFilled(folder.id)
    return listMessages(context, query, readable)
  }
  try {
    return await newestPageOrAnew(context, folder, query)
  } catch (error) {
    if (!isMailroomError(error)) throw error
    if (error.kind === 'notFound') await context.keeper.refreshFolders()
    if (error.kind !== 'offline') throw error
    const { totalCount } = await indexedCounts(context.database.db, folder.id)
    if (totalCount < Math.min(query.offset + query.limit, folder.total_count)) throw error
    return listMessages(context, query, readable)
  }
}

/** Once more when the server has begun the folder anew since it was looked at. */
async function newestPageOrAnew(
  context: ImapContext,
  folder: ImapFolderRow,
  query: MessageQuery,
): Promise<MessagePage> {
  try {
    return await newestPage(context, folder, query)
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'conflict') throw error
  }
  await context.keeper.look(folder)
  return newestPage(context, await folderNamed(context.database.db, context.accountId, folder.name), query)
}

/** A folder that was made a moment ago by another program is asked for before it is called missing. */
async function knownFolder(context: ImapContext, name: string): Promise<ImapFolderRow> {
  const { database, accountId } = context
  try {
    return await folderNamed(database.db, accountId, name)
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'notFound') throw error
    await context.keeper.refreshFolders()
    return folderNamed(database.db, accountId, name)
  }
}
