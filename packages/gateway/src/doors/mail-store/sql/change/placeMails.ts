import { sql } from 'kysely'
import type { Executor } from '../../../database/Database'
import { conversationsOf, settleNewest } from '../conversations/settleNewest'
import { chunks } from './selectMails'

/** Mails of one statement. */
const maxMails = 1_000

/** A mail with the uid that it gets in its new folder. */
export interface PlacedMail {
  readonly id: number
  readonly uid: number
  readonly is_read: number
}

/** Moves rows, what people put on them, and the counts from one folder to another, in the caller's transaction. */
export async function placeMails(trx: Executor, from: number, to: number, mails: readonly PlacedMail[]) {
  await count(trx, from, '-', mails)
  await count(trx, to, '+', mails)
  for (const some of chunks(mails, maxMails)) await place(trx, to, some)
}

async function count(trx: Executor, folderId: number, sign: '+' | '-', mails: readonly PlacedMail[]) {
  const unread = mails.filter((mail) => mail.is_read === 0).length
  await trx
    .updateTable('folders')
    .set((query) => ({
      total_count: query('total_count', sign, mails.length),
      unread_count: query('unread_count', sign, unread),
    }))
    .where('id', '=', folderId)
    .execute()
}

async function place(trx: Executor, folderId: number, mails: readonly PlacedMail[]) {
  const ids = mails.map((mail) => mail.id)
  // PostgreSQL takes the values of a list for text unless it is told.
  const places = mails.map((mail) => sql`(cast(${mail.id} as bigint), cast(${mail.uid} as bigint))`)
  await sql`with places (id, uid) as (values ${sql.join(places)})
    update messages set folder_id = ${folderId}, uid = places.uid from places where messages.id = places.id`.execute(
    trx,
  )
  await trx.updateTable('message_tags').set({ folder_id: folderId }).where('message_id', 'in', ids).execute()
  await settleNewest(trx, await conversationsOf(trx, ids))
}
