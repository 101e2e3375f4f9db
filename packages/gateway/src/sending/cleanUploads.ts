import { RetryAt } from '../jobs/Job'
import { dropOldChunks } from '../incoming-files/UploadChunks'
import type { JobHandler } from '../jobs/JobHandler'
import type { JobQueue } from '../jobs/JobQueue'
import type { Database } from '../doors/database/Database'
import { readForm } from './drafts/readForm'
import type { UploadParts } from './uploads/UploadService'

/** Kind of the job that deletes files nobody needs. */
const cleanUploadsKind = 'clean-uploads'

const hour = 3_600_000
/** A file that no draft needs is kept this long: its composer may be open, or come back after a crash. */
const keepMs = 48 * hour
const batchSize = 200

/** Puts the job on the list, once; it stays there for ever. */
export const scheduleCleaning = (queue: JobQueue, database: Database): Promise<void> =>
  queue.enqueue(database.db, { kind: cleanUploadsKind, payload: {}, key: cleanUploadsKind })

/** Deletes, once an hour, the uploads that no draft has needed for two days, and pieces of files that never came whole. */
export function cleanUploads(parts: Pick<UploadParts, 'database' | 'blobs' | 'clock'>): JobHandler<object> {
  return {
    kind: cleanUploadsKind,
    async run() {
      for (let more = true; more;) more = await cleanBatch(parts)
      await dropOldChunks(parts)
      throw new RetryAt(parts.clock.now() + hour, '')
    },
  }
}

async function cleanBatch(parts: Pick<UploadParts, 'database' | 'blobs' | 'clock'>): Promise<boolean> {
  const { database, blobs, clock } = parts
  const before = clock.now() - keepMs
  const old = await database.db
    .selectFrom('uploads')
    .select(['id', 'account_id', 'blob_key'])
    .where('used_at', '<', before)
    .orderBy('used_at')
    .limit(batchSize)
    .execute()
  const accounts = [...new Set(old.map((row) => row.account_id))]
  const needed = new Set<string>()
  for (const accountId of accounts) for (const id of await neededFiles(database, accountId)) needed.add(id)
  const kept = old.filter((row) => needed.has(row.id)).map((row) => row.id)
  const unneeded = old.filter((row) => !needed.has(row.id)).map((row) => row.id)
  const deleted = await database.transaction(async (transaction) => {
    if (kept.length > 0) {
      await transaction.updateTable('uploads').set({ used_at: clock.now() }).where('id', 'in', kept).execute()
    }
    if (unneeded.length === 0) return []
    // The time is asked again: a draft may have named the file meanwhile.
    return transaction
      .deleteFrom('uploads')
      .where('id', 'in', unneeded)
      .where('used_at', '<', before)
      .returning('blob_key')
      .execute()
  })
  await blobs.delete(...deleted.map((row) => row.blob_key))
  return old.length === batchSize
}

/** Files that the saved drafts of an account name. */
export async function neededFiles(database: Database, accountId: number): Promise<string[]> {
  const drafts = await database.db
    .selectFrom('drafts')
    .select('form')
    .where('account_id', '=', accountId)
    .execute()
  return drafts.flatMap(({ form }) => readForm(form).attachments.map(({ id }) => id))
}
