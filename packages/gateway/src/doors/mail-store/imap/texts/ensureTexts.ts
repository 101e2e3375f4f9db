import type { MessageRef } from '@mailroom/core'
import { noSuchMessage } from '../../sql/read/findMessage'
import { folderNamed, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { giveRows } from '../index/ensureRows'
import { withMail } from '../index/withMail'
import { serverUid } from '../publicUid'
import { fetchMail } from './fetchMail'
import { toIndexEntry } from './IndexEntry'
import { storeTexts } from './storeTexts'
import { textsDueOf } from './textsDue'

/** A mail that has its row. */
export interface FoundMail {
  readonly id: number
  readonly folder: ImapFolderRow
  /** The server's. */
  readonly uid: number
}

/** A mail's row; it is given one when it has none yet and is on the server. `notFound` */
export async function findMail(context: ImapContext, ref: MessageRef): Promise<FoundMail> {
  const { database, accountId } = context
  let folder = await folderNamed(database.db, accountId, ref.folder)
  if (folder.uid_validity === 0) {
    await context.keeper.freshen(folder)
    folder = await folderNamed(database.db, accountId, ref.folder)
  }
  const uid = serverUid(folder.uid_validity, ref.uid)
  if (uid === undefined) throw noSuchMessage()
  const id = (await rowId(context, folder, ref.uid)) ?? (await fetchRow(context, folder, uid, ref.uid))
  if (id === undefined) throw noSuchMessage()
  return { id, folder, uid }
}

async function rowId(
  { database }: ImapContext,
  folder: ImapFolderRow,
  uid: number,
): Promise<number | undefined> {
  const row = await database.db
    .selectFrom('messages')
    .select('id')
    .where('folder_id', '=', folder.id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row?.id
}

async function fetchRow(context: ImapContext, folder: ImapFolderRow, uid: number, ref: number) {
  // Where each mail has its row, one without is gone; unless it came just now.
  if (folder.unfilled_below === 0 && uid < folder.next_uid) return undefined
  await giveRows(context, folder, [ref])
  return rowId(context, folder, ref)
}

/** Makes sure that a mail's texts are here, whole. `notFound` when it is gone from the server before they were. */
export async function ensureTexts(context: ImapContext, mail: FoundMail): Promise<void> {
  const [due] = await textsDueOf(context.database.db, [mail.id])
  if (due === undefined) return
  const read = await withMail(context, mail.folder, (open) => fetchMail(open, mail.uid, due), {
    newestUid: mail.uid,
  })
  await storeTexts(context, new Map([[mail.id, toIndexEntry({ ...read, isWhole: true })]]))
}
