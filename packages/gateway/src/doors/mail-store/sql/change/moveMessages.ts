import type { FolderId, MessageSelection, MovedMessage } from '@mailroom/core'
import { sql } from 'kysely'
import type { Executor } from '../../../database/Database'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { type SelectedMail, chunks, selectMails } from './selectMails'

/** Mails of one statement. */
const maxMails = 1_000

/** @see Mailbox.move. Each mail keeps its row, so what people put on it (tags, remark) moves with it. */
export async function moveMessages(
  context: MailboxContext,
  selection: MessageSelection,
  target: FolderId,
): Promise<readonly MovedMessage[]> {
  const { database, accountId, events } = context
  const moved = await database.transaction(async (trx) => {
    const from = await findFolder(context, trx, selection.folder)
    const to = await findFolder(context, trx, target)
    if (from.id === to.id) return []
    const mails = await selectMails(trx, from.id, selection.uids)
    if (mails.length === 0) return []
    const firstUid = await count(trx, from.id, to.id, mails)
    for (const [index, some] of chunks(mails, maxMails).entries()) {
      await place(trx, to.id, firstUid + index * maxMails, some)
    }
    return mails.map((mail, index) => ({
      from: { folder: selection.folder, uid: mail.uid },
      to: { folder: target, uid: firstUid + index },
    }))
  })
  if (moved.length > 0) {
    events.publish(accountId, { kind: 'folderChanged', folder: selection.folder })
    events.publish(accountId, { kind: 'folderChanged', folder: target })
  }
  return moved
}

/** Moves the counts, and takes uids for the mails. @returns the first of them */
async function count(
  trx: Executor,
  from: number,
  to: number,
  mails: readonly SelectedMail[],
): Promise<number> {
  const unread = mails.filter((mail) => mail.is_read === 0).length
  await trx
    .updateTable('folders')
    .set((query) => ({
      total_count: query('total_count', '-', mails.length),
      unread_count: query('unread_count', '-', unread),
    }))
    .where('id', '=', from)
    .execute()
  const { next_uid } = await trx
    .updateTable('folders')
    .set((query) => ({
      next_uid: query('next_uid', '+', mails.length),
      total_count: query('total_count', '+', mails.length),
      unread_count: query('unread_count', '+', unread),
    }))
    .where('id', '=', to)
    .returning('next_uid')
    .executeTakeFirstOrThrow()
  return next_uid - mails.length
}

async function place(trx: Executor, folderId: number, firstUid: number, mails: readonly SelectedMail[]) {
  const places = mails.map((mail, index) => sql`(${mail.id}, ${firstUid + index})`)
  await sql`with places (id, uid) as (values ${sql.join(places)})
    update messages set folder_id = ${folderId}, uid = places.uid from places where messages.id = places.id`.execute(
    trx,
  )
  await trx
    .updateTable('message_tags')
    .set({ folder_id: folderId })
    .where(
      'message_id',
      'in',
      mails.map((mail) => mail.id),
    )
    .execute()
}
