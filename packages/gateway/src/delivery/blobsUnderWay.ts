import type { BlobKey } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'

/** Where bytes are kept that lie in no mailbox: mail under way, uploads, their pieces, sealed mails, files to link to, disks, people's pictures. */
const tables = [
  ...(['envelopes', 'uploads', 'upload_chunks', 'seals'] as const),
  ...(['online_files', 'disk_items', 'profile_pictures'] as const),
]

/** Of these blobs, those that one of the tables points to: for `BlobStore.sweep`. */
export async function blobsUnderWay({ db }: Database, keys: readonly BlobKey[]): Promise<Set<BlobKey>> {
  const found = new Set<BlobKey>()
  for (const table of tables) {
    const rows = await db.selectFrom(table).select('blob_key').where('blob_key', 'in', keys).execute()
    for (const { blob_key } of rows) if (blob_key !== null) found.add(blob_key)
  }
  return found
}
