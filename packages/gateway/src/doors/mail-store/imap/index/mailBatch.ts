import type { BlobKey } from '../../../blob-store/BlobStore'
import { isUndone } from '../../../database/CommitUnknown'
import { discardBlobs } from '../../sql/append/discardBlobs'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapRow, OpenFolder } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import type { IndexEntry } from '../texts/IndexEntry'
import { placeEntries, textKeys } from '../texts/PlacedEntry'
import { atTurn } from './atTurn'
import { type FetchedBatch, fetchBatch } from './fetchBatch'
import { isSameIndex, setFilled } from './fillMark'
import { insertRows } from './insertRows'

/** A batch that was fetched, and is being read. */
export interface MailBatch {
  readonly uids: readonly number[]
  readonly rows: readonly ImapRow[]
  readonly entries: Promise<ReadonlyMap<number, IndexEntry>>
}

/** Fetches mails, and has them read meanwhile. Undefined when their folder is another one by now. */
export async function beginBatch(
  context: ImapContext,
  folder: ImapFolderRow,
  uids: readonly number[],
): Promise<MailBatch | undefined> {
  const fetched = await atTurn(context, folder, false, (open) => fetchBatch(open, uids))
  return fetched && { uids, rows: fetched.rows.map(withOwnBytes), entries: readBatch(context, fetched) }
}

/** The header lies in a piece of what the server sent, with texts that are not needed any more. */
const withOwnBytes = (row: ImapRow): ImapRow => ({ ...row, header: Uint8Array.from(row.header) })

/** Those of doubtful structure are left out: they are read by themselves, whole. */
function readBatch({ reader }: ImapContext, { mails }: FetchedBatch): MailBatch['entries'] {
  const uids = [...mails.keys()]
  const read = reader.read([...mails.values()]).then((entries) => {
    const sure = entries.flatMap((entry, index) =>
      entry === undefined || entry.isDoubtful ? [] : [[uids[index]!, entry] as const],
    )
    return new Map(sure)
  })
  // Told to whoever awaits it, which is after other work.
  read.catch(() => {})
  return read
}

/**
 * Writes a batch under the folder's lock, with the flags of now: everything else of a mail never changes.
 *
 * @returns false when the folder's index was begun anew meanwhile
 */
export async function writeBatch(
  context: ImapContext,
  folder: ImapFolderRow,
  { uids, rows: fetched, entries }: MailBatch,
): Promise<boolean> {
  const written: BlobKey[] = []
  try {
    const placed = await placeEntries(context.blobs, await entries, written)
    const known = new Map(Array.from(placed, ([uid, one]) => [uid, { placed: one }]))
    const inserted = await atTurn(context, folder, false, (open) =>
      context.locks.run([folder.name], async () => {
        const rows = await withFlagsOfNow(open, fetched)
        return changeMailbox(context, async (trx) => {
          if (!(await isSameIndex(context, folder))) return undefined
          const mails = await insertRows(context, trx, folder, rows, known)
          await setFilled(trx, folder.id, Math.min(...uids))
          return mails
        })
      }),
    )
    const kept = new Set(inserted?.map((mail) => mail.uid))
    const late = [...placed].filter(([uid]) => !kept.has(uid))
    await discardBlobs(
      context,
      late.flatMap(([, { texts }]) => textKeys(texts)),
    )
    return inserted !== undefined
  } catch (error) {
    if (isUndone(error)) await discardBlobs(context, written)
    throw error
  }
}

/** Mails that are gone meanwhile are left out: others may have deleted some while the lock was waited for. */
async function withFlagsOfNow(open: OpenFolder, rows: readonly ImapRow[]): Promise<ImapRow[]> {
  if (rows.length === 0) return []
  await open.catchUp()
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  const range = { from: Math.min(...byUid.keys()), to: Math.max(...byUid.keys()) }
  const there: ImapRow[] = []
  for await (const { uid, flags, modSeq } of open.fetchFlags(range)) {
    const row = byUid.get(uid)
    if (row !== undefined) there.push({ ...row, flags, modSeq })
    byUid.delete(uid)
  }
  return there
}
