import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'
import { type Clock } from '../jobs/Clock'
import { RetryAt } from '../jobs/Job'
import type { JobHandler } from '../jobs/JobHandler'
import type { JobQueue } from '../jobs/JobQueue'
import { neededFiles } from '../sending/cleanUploads'
import { turnOf } from './OnlineFiles'
import { unneededBytes } from './unneededBytes'

const endStaysKind = 'end-stays'
const hour = 3_600_000
const batchSize = 200
/** So long a link says that its time is over; afterwards that there is none. */
const rememberMs = 366 * 24 * hour

/** What ending needs. */
interface EndParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly clock: Clock
}

/** Puts the job on the list, once; it stays there for ever. */
export const scheduleEnding = (queue: JobQueue, database: Database): Promise<void> =>
  queue.enqueue(database.db, { kind: endStaysKind, payload: {}, key: endStaysKind })

/**
 * Deletes, once an hour, the bytes of files whose time is over and that no saved draft names. What they were called stays
 * for a year, so that their links can say what became of them, and shares stay in their list for as long.
 *
 * @source AT-03
 */
export function endStays(parts: EndParts): JobHandler<object> {
  return {
    kind: endStaysKind,
    async run() {
      for (let last = ''; ;) {
        const next = await endBatch(parts, last)
        if (next === undefined) break
        last = next
      }
      await parts.database.db
        .deleteFrom('online_files')
        .where('blob_key', 'is', null)
        .where('expires_at', '<', parts.clock.now() - rememberMs)
        .execute()
      await parts.database.db
        .deleteFrom('file_shares')
        .where('expires_at', '<', parts.clock.now() - rememberMs)
        .execute()
      throw new RetryAt(parts.clock.now() + hour, '')
    },
  }
}

/** @returns the last id that was looked at; undefined at the end */
async function endBatch({ database, blobs, clock }: EndParts, after: string): Promise<string | undefined> {
  const now = clock.now()
  const over = await database.db
    .selectFrom('online_files')
    .select(['id', 'account_id', 'blob_key'])
    .where('id', '>', after)
    .where('blob_key', 'is not', null)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(batchSize)
    .execute()
  const needed = new Set<string>()
  for (const accountId of new Set(over.map((row) => row.account_id)))
    for (const id of await neededFiles(database, accountId)) needed.add(id)
  await stayAnotherDay(database, [...needed], now)
  const ended = over.filter(({ id }) => !needed.has(id))
  if (ended.length > 0) {
    const taken = await database.transaction(
      (trx) =>
        trx
          .updateTable('online_files')
          .set({ blob_key: null })
          .where(
            'id',
            'in',
            ended.map(({ id }) => id),
          )
          // The time is asked again: a mail may have been sent with it meanwhile.
          .where('expires_at', '<=', now)
          .returning('id')
          .execute(),
      // After whoever keeps one of them on a disk: its bytes are asked for when that is there to be seen.
      [...new Set(ended.map((row) => turnOf(row.account_id)))],
    )
    const ids = new Set(taken.map(({ id }) => id))
    const keys = ended.flatMap(({ id, blob_key: key }) => (ids.has(id) && key !== null ? key : []))
    await blobs.delete(...(await unneededBytes(database, keys)))
  }
  return over.length < batchSize ? undefined : over.at(-1)!.id
}

/** What a draft needs takes up room, so it must not be over. */
async function stayAnotherDay(database: Database, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await database.db
    .updateTable('online_files')
    .set({ expires_at: now + 24 * hour })
    .where('id', 'in', [...ids])
    .where('blob_key', 'is not', null)
    .where('expires_at', '<=', now)
    .execute()
}
