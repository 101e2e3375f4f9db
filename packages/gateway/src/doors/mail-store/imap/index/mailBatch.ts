import type { BlobKey } from '../../../blob-store/BlobStore'
import type { Executor } from '../../../database/Database'
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
export const beginBatch = (
  context: ImapContext,
  folder: ImapFolderRow,
  uids: readonly number[],
): Promise<MailBatch | undefined> => atTurn(context, folder, false, (open) => fetchMails(context, open, uids))

async function fetchMails(
  context: ImapContext,
  open: OpenFolder,
  uids: readonly number[],
): Promise<MailBatch> {
  const fetched = await fetchBatch(open, uids)
  return { uids, rows: fetched.rows.map(withOwnBytes), entries: readBatch(context, fetched) }
}

/** The header lies in a piece of what the server sent, with texts that are not needed any more. */
const withOwnBytes = (row: ImapRow): ImapRow => ({ ...row, header: new Uint8Array(row.header) })

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
 * Writes a batch under the folder's lock, with the flags of now: everything else of a mail never changes. The server prepares
 * the mails that come next meanwhile.
 *
 * @param following uids of those; none when there are no more
 * @returns         what follows, which may have failed by itself; undefined when the folder's index was begun anew meanwhile
 */
export async function writeBatch(
  context: ImapContext,
  folder: ImapFolderRow,
  { uids, rows: fetched, entries }: MailBatch,
  following: readonly number[] = [],
): Promise<{ readonly next: Promise<MailBatch> | undefined } | undefined> {
  const written: BlobKey[] = []
  try {
    const placed = await placeEntries(context.blobs, await entries, written)
    const known = new Map(Array.from(placed, ([uid, one]) => [uid, { placed: one }]))
    const done = await atTurn(context, folder, false, async (open) => {
      let next: Promise<MailBatch> | undefined
      const inserted = await context.locks.run([folder.name], async () => {
        const rows = await withFlagsOfNow(open, fetched)
        if (following.length > 0) next = fetchMails(context, open, following)
        // Told to whoever goes on with it, after the other work: what is written here is written by then.
        next?.catch(() => {})
        const write = async (trx: Executor) => {
          if (!(await isSameIndex(context, folder))) return undefined
          const mails = await insertRows(context, trx, folder, rows, known)
          await setFilled(trx, folder.id, Math.min(...uids))
          return mails
        }
        return changeMailbox(context, write, true)
      })
      await Promise.allSettled([next])
      return { inserted, next }
    })
    const kept = new Set(done?.inserted?.map((mail) => mail.uid))
    const late = [...placed].filter(([uid]) => !kept.has(uid))
    await discardBlobs(
      context,
      late.flatMap(([, { texts }]) => textKeys(texts)),
    )
    return done?.inserted && { next: done.next }
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
