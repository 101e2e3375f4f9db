import type { BlobKey } from '../../blob-store/BlobStore'
import type { Database } from '../../database/Database'

/** Of these blobs, those to which a mail points: the mail store's part of the answer that `BlobStore.sweep` asks for. */
export async function referencedBlobs({ db }: Database, keys: readonly BlobKey[]): Promise<Set<BlobKey>> {
  const mails = await db
    .selectFrom('messages')
    .select('blob_key as key')
    .where('blob_key', 'in', keys)
    .execute()
  const texts = await db
    .selectFrom('message_texts')
    .select('text_key as key')
    .where('text_key', 'in', keys)
    .execute()
  const htmls = await db
    .selectFrom('message_texts')
    .select('html_key as key')
    .where('html_key', 'in', keys)
    .execute()
  return new Set([...mails, ...texts, ...htmls].flatMap((row) => row.key ?? []))
}
