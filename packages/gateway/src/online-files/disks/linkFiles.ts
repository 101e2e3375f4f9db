import { MailroomError, type FolderedDisk, type OnlineFile, type UploadId } from '@mailroom/core'
import { randomBytes } from 'node:crypto'
import type { Executor } from '../../doors/database/Database'
import { extendStay, type OnlineFiles, type OnlineParts, turnOf } from '../OnlineFiles'
import { diskOf } from '../room'
import { turnOfDisk } from './DiskFiles'
import { type DiskItem, itemKinds, itemsOf } from './diskItems'

/** Files of a disk that a mail is to link to. */
interface Chosen {
  readonly accountId: number
  readonly place: FolderedDisk
  readonly ids: readonly UploadId[]
}

/**
 * As core's `DiskPort.link`. Bytes are not copied: what lies in transit points to those of the disk, and they take up
 * room there alone.
 *
 * @throws MailroomError `notFound`, `invalid` for a folder
 */
export async function linkFiles(
  { database, clock }: OnlineParts,
  onlineFiles: OnlineFiles,
  { accountId, place, ids }: Chosen,
): Promise<readonly OnlineFile[]> {
  const until = onlineFiles.endOfStay()
  const owner = place === 'personal' ? accountId : undefined
  const linked = await database.transaction(
    async (trx) => {
      const found: UploadId[] = []
      for (const item of await filesOf(trx, diskOf(owner), ids)) {
        const known = await lyingIn(trx, accountId, item.id, clock.now())
        const id = known ?? randomBytes(16).toString('hex')
        const { name, content_type, size_bytes, blob_key } = item
        const row = { id, account_id: accountId, name, content_type, size_bytes, blob_key }
        const times = { stored_at: clock.now(), expires_at: until }
        if (known === undefined)
          await trx
            .insertInto('online_files')
            .values({ ...row, ...times, source_id: item.id })
            .execute()
        found.push(id)
      }
      await extendStay(trx, accountId, found, until)
      return found
    },
    // That of the disk as well: whoever deletes the file meanwhile would not see that its bytes are needed.
    [...new Set([turnOf(accountId), turnOfDisk(owner)])],
  )
  return onlineFiles.find(accountId, linked)
}

/** Files of a disk, each once, in the order asked. */
async function filesOf(trx: Executor, disk: string, ids: readonly UploadId[]): Promise<readonly DiskItem[]> {
  const items = await itemsOf(trx, disk, ids)
  if (items.some(({ kind }) => kind !== itemKinds.file))
    throw new MailroomError('invalid', 'A folder is no file to link to', {
      fields: { net_attachments: ['fieldInvalid'] },
    })
  return items
}

/** The file in transit that was made of one of a disk. */
async function lyingIn(
  trx: Executor,
  accountId: number,
  sourceId: UploadId,
  now: number,
): Promise<UploadId | undefined> {
  const row = await trx
    .selectFrom('online_files')
    .select('id')
    .where('account_id', '=', accountId)
    .where('source_id', '=', sourceId)
    .where('blob_key', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.id
}
