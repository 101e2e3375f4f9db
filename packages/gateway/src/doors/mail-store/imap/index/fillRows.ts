import { setImmediate } from 'node:timers/promises'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapRow } from '../connection/ImapAccount'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUid } from '../publicUid'
import { atTurn } from './atTurn'
import { countFolder } from './countFolder'
import { rowsPerBatch } from './fetchNewRows'
import { isSameIndex, setFilled } from './fillMark'
import { insertRows } from './insertRows'
import { beginBatch, type MailBatch, writeBatch } from './mailBatch'

/** How a folder is filled. */
export interface FillOptions {
  readonly signal: AbortSignal
  /** Says whether somebody waits for these rows: then their texts are left for later. */
  readonly isAwaited: () => boolean
  /** Awaited before each batch: what people look at comes first. */
  readonly onBatch: () => Promise<void>
  /** Says whether others wait to be filled: they come after some batches. */
  readonly isWanted: () => boolean
}

/** Batches that are filled before others come. */
const batchesPerStretch = 10

/** Batches that are fetched before one is written: the reader has the second while the first is written and a third fetched. */
const batchesAhead = 2

/**
 * Gives a row and its texts to every mail of a folder that was there when its index began, newest first, a transaction a
 * batch: what is stopped half-way goes on from there, and people come in between. While one batch is written the next one
 * is read, and the one after it fetched.
 *
 * @returns whether the folder is filled now; `anew` when its index was begun anew meanwhile, `paused` when others wait
 */
export async function fillRows(
  context: ImapContext,
  folderId: number,
  { signal, isAwaited, onBatch, isWanted }: FillOptions,
): Promise<'filled' | 'paused' | 'anew'> {
  const folder = await folderWithId(context.database.db, context.accountId, folderId)
  if (folder === undefined || folder.unfilled_below === 0) return 'filled'
  const missing = await atTurn(context, folder, isAwaited(), async (open) =>
    missingUids(context, folder, await open.allUids()),
  )
  if (missing === undefined) return 'anew'
  const ahead: MailBatch[] = []
  /** Writes what was fetched first. @param following uids of what is fetched meanwhile */
  const write = async (following?: readonly number[]) => {
    const written = await writeBatch(context, folder, ahead.shift()!, following)
    const next = await written?.next
    if (next !== undefined) ahead.push(next)
    return written !== undefined
  }
  const writeAll = async () => {
    while (ahead.length > 0) if (!(await write())) return false
    return true
  }
  for (let end = missing.length; end > 0; end -= rowsPerBatch) {
    signal.throwIfAborted()
    const isLongEnough = missing.length - end >= batchesPerStretch * rowsPerBatch
    if (isLongEnough && isWanted() && !isAwaited()) return (await writeAll()) ? 'paused' : 'anew'
    if (!isAwaited()) await onBatch()
    const uids = missing.slice(Math.max(0, end - rowsPerBatch), end)
    if (isAwaited()) {
      if (!(await writeAll()) || !(await fillBatch(context, folder, uids))) return 'anew'
    } else if (ahead.length < batchesAhead) {
      const next = await beginBatch(context, folder, uids)
      if (next === undefined) return 'anew'
      ahead.push(next)
    } else if (!(await write(uids))) return 'anew'
    await setImmediate()
  }
  if (!(await writeAll())) return 'anew'
  const isFilled = await context.locks.run([folder.name], () => finish(context, folder))
  return isFilled ? 'filled' : 'anew'
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

/** Rows alone. The connection first, then the lock: so nobody waits for the lock of one who waits for a connection. */
async function fillBatch(
  context: ImapContext,
  folder: ImapFolderRow,
  uids: readonly number[],
): Promise<boolean> {
  const isKept = await atTurn(context, folder, true, (open) =>
    context.locks.run([folder.name], async () => {
      const rows: ImapRow[] = []
      for await (const row of open.fetchRows(uids)) rows.push(row)
      return changeMailbox(context, async (trx) => {
        if (!(await isSameIndex(context, folder))) return false
        await insertRows(context, trx, folder, rows)
        await setFilled(trx, folder.id, Math.min(...uids))
        return true
      })
    }),
  )
  return isKept === true
}

async function finish(context: ImapContext, folder: ImapFolderRow): Promise<boolean> {
  return changeMailbox(context, async (trx) => {
    if (!(await isSameIndex(context, folder))) return false
    await setFilled(trx, folder.id, 0)
    await countFolder(trx, folder.id)
    return true
  })
}
