import type { BlobKey } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'

/** Keys that are asked for at once. */
const portion = 200

/**
 * Of these bytes those that nothing points to any more. One file of a disk and what lies in transit share theirs; what is
 * missed because two let go at the same time is found by the hourly sweep.
 */
export async function unneededBytes(
  { db }: Pick<Database, 'db'>,
  keys: readonly BlobKey[],
): Promise<readonly BlobKey[]> {
  const needed = new Set<BlobKey | null>()
  for (let from = 0; from < keys.length; from += portion) {
    const some = keys.slice(from, from + portion)
    const [onDisk, inTransit] = await Promise.all([
      db.selectFrom('disk_items').select('blob_key').where('blob_key', 'in', some).execute(),
      db.selectFrom('online_files').select('blob_key').where('blob_key', 'in', some).execute(),
    ])
    for (const { blob_key: key } of [...onDisk, ...inTransit]) needed.add(key)
  }
  return [...new Set(keys)].filter((key) => !needed.has(key))
}
