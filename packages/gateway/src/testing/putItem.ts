import { randomBytes } from 'node:crypto'
import type { TestGateway } from './openTestGateway'

/** What is to lie on a disk. */
interface Put {
  /** As `diskOf` names it. */
  readonly disk: string
  readonly name: string
  /** Undefined makes a folder. */
  readonly text?: string
  readonly folderId?: string
}

/** Puts something on a disk as it is, past all that is checked. Answers with its id. */
export async function putItem(
  { store: { database, blobs } }: Pick<TestGateway, 'store'>,
  { disk, name, text, folderId = '' }: Put,
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const bytes = Buffer.from(text ?? '')
  const owner = /^account (\d+)$/.exec(disk)?.[1]
  await database.db
    .insertInto('disk_items')
    .values({
      ...{ id, disk, name, folder_id: folderId, kind: text === undefined ? 0 : 1, stored_at: 0 },
      ...{ account_id: owner === undefined ? null : Number(owner), content_type: 'text/plain' },
      ...{ size_bytes: bytes.length, blob_key: text === undefined ? null : await blobs.put(bytes) },
    })
    .execute()
  return id
}
