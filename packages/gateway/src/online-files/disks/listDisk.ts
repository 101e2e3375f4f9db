import type { DiskPage, DiskQuestion, FolderedDisk } from '@mailroom/core'
import type { OnlineParts } from '../OnlineFiles'
import type { OnlineSettings } from '../OnlineSettings'
import { diskOf } from '../room'
import { toTransitEntry } from '../transit'
import { roomOf } from './DiskFiles'
import { pathTo, toEntry } from './diskItems'
import { isWriter } from './writers'

/** As core's `DiskPort.list`. @throws MailroomError `notFound` */
export async function listDisk(
  { database, clock }: OnlineParts,
  settings: OnlineSettings,
  accountId: number,
  question: DiskQuestion,
): Promise<DiskPage> {
  const { place } = question
  const now = clock.now()
  const room = await roomOf(database.db, accountId, place === 'transit' ? 'personal' : place, {
    ...settings,
    now,
  })
  if (place === 'transit') return { ...(await inTransit(database.db, accountId, question, now)), room }
  const page = await inFolder(database.db, diskOf(place === 'personal' ? accountId : undefined), question)
  return { ...page, room, canWrite: await mayWrite(database.db, accountId, place) }
}

type Reader = OnlineParts['database']['db']

const mayWrite = async (db: Reader, accountId: number, place: FolderedDisk): Promise<boolean> =>
  place === 'personal' || isWriter(db, accountId)

async function inFolder(
  db: Reader,
  disk: string,
  { folderId, offset, limit }: DiskQuestion,
): Promise<Pick<DiskPage, 'entries' | 'total' | 'path'>> {
  const path = await pathTo(db, disk, folderId)
  const here = db
    .selectFrom('disk_items')
    .where('disk', '=', disk)
    .where('folder_id', '=', folderId ?? '')
  const { total } = await here
    .select((query) => query.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await here
    .selectAll()
    .orderBy('kind')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { entries: rows.map(toEntry), total, path: path.map(({ id, name }) => ({ id, name })) }
}

async function inTransit(
  db: Reader,
  accountId: number,
  { offset, limit }: DiskQuestion,
  now: number,
): Promise<Pick<DiskPage, 'entries' | 'total' | 'path' | 'canWrite'>> {
  const lying = db
    .selectFrom('online_files')
    .where('account_id', '=', accountId)
    .where('blob_key', 'is not', null)
    .where('expires_at', '>', now)
  const { total } = await lying
    .select((query) => query.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await lying
    .selectAll()
    .orderBy('stored_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { entries: rows.map(toTransitEntry), total, path: [], canWrite: true }
}
