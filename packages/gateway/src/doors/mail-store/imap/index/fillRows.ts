import { setImmediate } from 'node:timers/promises'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapRow } from '../connection/ImapAccount'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUid } from '../publicUid'
import { countFolder } from './countFolder'
import { rowsPerBatch } from './fetchNewRows'
import { insertRows } from './insertRows'

/**
 * Gives a row to every mail of a folder that was there when its index began, newest first, a transaction a batch: what
 * is stopped half-way goes on from there, and people come in between.
 *
 * @param isAwaited says whether somebody waits for these rows
 * @returns whether the folder is filled now; not so when its index was begun anew meanwhile
 */
export async function fillRows(
  context: ImapContext,
  folderId: number,
  signal: AbortSignal,
  isAwaited: () => boolean,
): Promise<boolean> {
  const folder = await folderWithId(context.database.db, context.accountId, folderId)
  if (folder === undefined || folder.unfilled_below === 0) return true
  const account = await context.account()
  const findMissing = () =>
    account.withFolder(
      folder.path,
      async (open) =>
        open.uidValidity === folder.uid_validity
          ? missingUids(context, folder, await open.allUids())
          : undefined,
      { isBackground: true, uidValidity: folder.uid_validity },
    )
  const missing = await context.people.turn(findMissing, isAwaited())
  if (missing === undefined) return false
  for (let end = missing.length; end > 0; end -= rowsPerBatch) {
    signal.throwIfAborted()
    const batch = missing.slice(Math.max(0, end - rowsPerBatch), end)
    const isKept = await context.people.turn(() => fillBatch(context, folder, batch), isAwaited())
    if (!isKept) return false
    await setImmediate()
  }
  return context.locks.run([folder.name], () => finish(context, folder))
}

/** Ascending. */
async function missingUids({ database }: ImapContext, folder: ImapFolderRow, uids: readonly number[]) {
  const rows = await database.db
    .selectFrom('messages')
    .select('uid')
    .where('folder_id', '=', folder.id)
    .execute()
  const known = new Set(rows.map((row) => serverUid(folder.uid_validity, row.uid)))
  return uids.filter((uid) => uid < folder.unfilled_below && !known.has(uid)).sort((a, b) => a - b)
}

/** The connection first, then the lock: so nobody waits for the lock of one who waits for a connection. */
async function fillBatch(
  context: ImapContext,
  folder: ImapFolderRow,
  uids: readonly number[],
): Promise<boolean> {
  const account = await context.account()
  return account.withFolder(
    folder.path,
    (open) =>
      context.locks.run([folder.name], async () => {
        if (open.uidValidity !== folder.uid_validity) return false
        const rows: ImapRow[] = []
        for await (const row of open.fetchRows(uids)) rows.push(row)
        return changeMailbox(context, async (trx) => {
          if (!(await isSameIndex(context, folder))) return false
          await insertRows(context, trx, folder, rows)
          await setFilled(trx, folder.id, Math.min(...uids))
          return true
        })
      }),
    { isBackground: true, uidValidity: folder.uid_validity },
  )
}

async function finish(context: ImapContext, folder: ImapFolderRow): Promise<boolean> {
  return changeMailbox(context, async (trx) => {
    if (!(await isSameIndex(context, folder))) return false
    await setFilled(trx, folder.id, 0)
    await countFolder(trx, folder.id)
    return true
  })
}

/** Its lock is held, so nobody begins it anew now. */
async function isSameIndex({ database, accountId }: ImapContext, folder: ImapFolderRow): Promise<boolean> {
  const now = await folderWithId(database.db, accountId, folder.id)
  return now !== undefined && now.uid_validity === folder.uid_validity && now.id_base === folder.id_base
}

async function setFilled(trx: ImapContext['database']['db'], folderId: number, unfilledBelow: number) {
  await trx
    .updateTable('imap_folders')
    .set({ unfilled_below: unfilledBelow })
    .where('folder_id', '=', folderId)
    .execute()
}
