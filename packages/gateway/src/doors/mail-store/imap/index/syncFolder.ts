import type { Executor } from '../../../database/Database'
import { changeMailbox } from '../../sql/changeMailbox'
import { finishMoves } from '../change/finishMoves'
import type { ImapStatus, OpenFolder } from '../connection/ImapAccount'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { clearFolder } from './clearFolder'
import { countFolder, indexedCounts } from './countFolder'
import { fetchNewRows } from './fetchNewRows'
import { findGone, removeGone } from './findGone'
import type { InsertedMail } from './insertRows'
import { countAsServer, startFolder } from './startFolder'
import { syncFlags } from './syncFlags'

/** How a folder is brought up to date. */
export interface SyncOptions {
  /** What the folder list just said; asked for when it is absent. */
  readonly status?: ImapStatus
  /** Also looks for changed flags where the server cannot say that there are any (no CONDSTORE). */
  readonly isThorough?: boolean
}

/** What was found. */
export interface SyncResult {
  /** The folder was never looked into, or its UIDVALIDITY changed: what was known of it is dropped. */
  readonly isStarted: boolean
  readonly isChanged: boolean
  /** Mails that came since the last look. */
  readonly added: readonly InsertedMail[]
}

const unchanged: SyncResult = { isStarted: false, isChanged: false, added: [] }

/**
 * Brings what is known of a folder to what the server has: new mails, flags, and mails that are gone. Asks for the counts
 * first, and for nothing more when they are as they were. The caller holds the folder's lock.
 */
export async function syncFolder(
  context: ImapContext,
  folderId: number,
  options: SyncOptions = {},
): Promise<SyncResult> {
  const folder = await folderWithId(context.database.db, context.accountId, folderId)
  if (folder === undefined || folder.is_selectable === 0) return unchanged
  const account = await context.account()
  await finishMoves(context, folder)
  const status = options.status ?? (await account.status(folder.path))
  if (folder.uid_validity !== status.uidValidity) return restart(context, folder, status)
  if (isAsKnown(folder, status) && options.isThorough !== true) return unchanged
  // Never in the background: people may wait for the lock, and who waits in the background may wait for it as well.
  return account.withFolder(
    folder.path,
    async (open) => {
      if (open.uidValidity !== status.uidValidity)
        return restart(context, folder, { ...status, ...countsOf(open) })
      return compare(context, folder, open)
    },
    { uidValidity: status.uidValidity, modSeq: status.highestModSeq, use: 'look' },
  )
}

const countsOf = ({ uidValidity, uidNext, messageCount, highestModSeq }: OpenFolder) => ({
  uidValidity,
  uidNext,
  messageCount,
  highestModSeq,
})

/** Every change of a folder changes one of these; without mod-sequences a changed flag may hide. */
const isAsKnown = (folder: ImapFolderRow, status: ImapStatus) =>
  folder.next_uid === status.uidNext &&
  folder.total_count === status.messageCount &&
  folder.unread_count === status.unseenCount &&
  folder.mod_seq === (status.highestModSeq?.toString() ?? null)

/** First the new beginning, then the old rows: so nobody takes a folder that is being emptied for an empty one. */
async function restart(context: ImapContext, folder: ImapFolderRow, status: ImapStatus): Promise<SyncResult> {
  await changeMailbox(context, (trx) => startFolder(trx, folder.id, status))
  const hadMails = await clearFolder(context, folder.id)
  if (hadMails) await changeMailbox(context, (trx) => countAsServer(trx, folder.id, status))
  return { isStarted: true, isChanged: hadMails || folder.uid_validity !== 0, added: [] }
}

async function compare(context: ImapContext, folder: ImapFolderRow, open: OpenFolder): Promise<SyncResult> {
  // Taken now: what comes while we ask is left to the next look.
  const seen = countsOf(open)
  const added = await fetchNewRows(context, folder, open, { uidNext: seen.uidNext })
  const flagCount = await syncFlags(context, folder, open, seen.highestModSeq)
  const gone = await findGone(context, folder, open, seen.messageCount)
  await removeGone(context, folder.id, gone)
  await changeMailbox(context, (trx) => settle(trx, folder, seen))
  return { isStarted: false, isChanged: added.length + flagCount + gone.length > 0, added }
}

async function settle(
  trx: Executor,
  folder: ImapFolderRow,
  seen: ReturnType<typeof countsOf>,
): Promise<void> {
  const { totalCount } = await indexedCounts(trx, folder.id)
  // A mail without its row, in a folder where each should have one: it is filled in as at the beginning.
  const isLacking = folder.unfilled_below === 0 && totalCount < seen.messageCount
  await trx
    .updateTable('imap_folders')
    .set({
      mod_seq: seen.highestModSeq?.toString() ?? null,
      ...(isLacking && { unfilled_below: seen.uidNext }),
    })
    .where('folder_id', '=', folder.id)
    .execute()
  if (folder.unfilled_below === 0 && !isLacking) return countFolder(trx, folder.id)
  await trx
    .updateTable('folders')
    .set({ total_count: seen.messageCount })
    .where('id', '=', folder.id)
    .execute()
}
