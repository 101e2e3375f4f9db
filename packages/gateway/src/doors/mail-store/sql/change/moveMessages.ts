import type { FolderId, MessageSelection, MovedMessage } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { changeMailbox } from '../changeMailbox'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { noteMoved } from './mailTouches'
import { placeMails } from './placeMails'
import { selectMails } from './selectMails'

/** @see Mailbox.move. Each mail keeps its row, so what people put on it (tags, remark) moves with it. */
export async function moveMessages(
  context: MailboxContext,
  selection: MessageSelection,
  target: FolderId,
): Promise<readonly MovedMessage[]> {
  const { accountId, events } = context
  const moved = await changeMailbox(context, async (trx) => {
    const from = await findFolder(context, trx, selection.folder)
    const to = await findFolder(context, trx, target)
    if (from.id === to.id) return []
    const mails = await selectMails(trx, from.id, selection.uids)
    if (mails.length === 0) return []
    const firstUid = await takeUids(trx, to.id, mails.length)
    const placed = mails.map((mail, index) => ({ ...mail, uid: firstUid + index }))
    await placeMails(trx, from.id, to.id, placed)
    await noteMoved(trx, context, from, to, mails)
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

/** @returns the first of so many uids that nobody else gets */
async function takeUids(trx: Executor, folderId: number, count: number): Promise<number> {
  const { next_uid } = await trx
    .updateTable('folders')
    .set((query) => ({ next_uid: query('next_uid', '+', count) }))
    .where('id', '=', folderId)
    .returning('next_uid')
    .executeTakeFirstOrThrow()
  return next_uid - count
}
