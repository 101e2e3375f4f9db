import { type DiskPlace, MailroomError, uniqueFileNames, type UploadId } from '@mailroom/core'
import type { BlobKey } from '../../doors/blob-store/BlobStore'
import type { Executor } from '../../doors/database/Database'
import { diskOf } from '../room'
import { type DiskItem, foldersIn, insideOf, itemKinds, itemsLeftOf } from './diskItems'

/** Most files and folders of one package. */
const maxPackedItems = 10_000

/** Most bytes of one package: what programs that unpack still take without trouble. */
const maxPackedBytes = 2 * 1024 ** 3

/** A file for a zip. */
export interface PackedFile {
  /** Path in the zip, safe and unlike those of the others. */
  readonly name: string
  readonly sizeBytes: number
  readonly storedAt: number
  readonly blobKey: BlobKey
}

/** Some files and folders. */
export interface Chosen {
  readonly place: DiskPlace
  readonly ids: readonly UploadId[]
}

/**
 * The files of some items, those of folders under the names of these.
 *
 * @throws MailroomError `notFound` when none is there, `tooLarge` beyond the limits
 * @source FC-02
 */
export async function collectFiles(
  db: Executor,
  accountId: number,
  { place, ids }: Chosen,
  now: number,
): Promise<readonly PackedFile[]> {
  const disk = diskOf(place === 'company' ? undefined : accountId)
  const chosen =
    place === 'transit' ? await inTransit(db, accountId, ids, now) : await itemsLeftOf(db, disk, ids)
  if (chosen.length === 0)
    throw new MailroomError('notFound', 'None of the files is there any more', { detail: 'diskFileGone' })
  const files = await namedFiles(db, disk, chosen)
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (bytes > maxPackedBytes) throw tooLarge()
  return files
}

type Row = Pick<DiskItem, 'id' | 'folder_id' | 'kind' | 'name' | 'size_bytes' | 'stored_at' | 'blob_key'>

/** Level by level: a tree of folders is not asked for folder by folder. What was chosen itself is not packed again with its folder. */
async function namedFiles(db: Executor, disk: string, chosen: readonly Row[]): Promise<PackedFile[]> {
  const files: PackedFile[] = []
  /** What folders are called in the zip, by their id, and the names that are given in them. */
  const folders = new Map<UploadId, { readonly path: string; readonly nameOf: (name: string) => string }>()
  const top = { path: '', nameOf: uniqueFileNames() }
  const atTop = new Set(chosen.map(({ id }) => id))
  let count = chosen.length
  for (let level: readonly Row[] = chosen, isTop = true; level.length > 0; isTop = false) {
    for (const row of level) {
      const { path, nameOf } = (isTop ? undefined : folders.get(row.folder_id)) ?? top
      const name = path + nameOf(row.name)
      if (row.kind === itemKinds.folder) folders.set(row.id, { path: `${name}/`, nameOf: uniqueFileNames() })
      else if (row.blob_key !== null)
        files.push({ name, sizeBytes: row.size_bytes, storedAt: row.stored_at, blobKey: row.blob_key })
    }
    // One more than there may be is enough to know.
    const inside = await insideOf(db, disk, foldersIn(level), maxPackedItems - count + 1)
    count += inside.length
    if (count > maxPackedItems) throw tooLarge()
    level = inside.filter(({ id }) => !atTop.has(id))
  }
  return files
}

/** Those that lie in transit now, in the order asked. */
async function inTransit(
  db: Executor,
  accountId: number,
  ids: readonly UploadId[],
  now: number,
): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom('online_files')
    .select(['id', 'name', 'size_bytes', 'stored_at', 'blob_key'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('blob_key', 'is not', null)
    .where('expires_at', '>', now)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, { ...row, kind: itemKinds.file, folder_id: '' }]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

const tooLarge = () =>
  new MailroomError('tooLarge', 'One package holds 10,000 files and folders and 2 GB at most.', {
    detail: 'filePackageTooLarge',
  })
