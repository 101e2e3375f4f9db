import { type ActOptions, MailroomError, type MessageSelection } from '@mailroom/core'
import type { ExpressionBuilder } from 'kysely'
import type { Executor } from '../../../database/Database'
import type { Bit } from '../../../database/tables/AccountTables'
import type { Tables } from '../../../database/tables/Tables'
import type { MailboxStateChange } from '../../MailStore'
import { followUpColumns, noFollowUp } from '../followUpColumns'
import { changeMailbox } from '../changeMailbox'
import { conversationsOf, settleNewest } from '../conversations/settleNewest'
import { findFolder } from '../folders/findFolder'
import { checkPins } from './checkPins'
import type { MailboxContext } from '../MailboxContext'
import { addTags, removeTags, tagIds } from '../tags/tagMails'
import { chunks, selectMails } from './selectMails'

/** Ids of one statement. */
const maxIds = 5_000

/**
 * @see Mailbox.setState. One transaction, so that the counts are right and fifty marks are one write to the disk.
 *
 * @param options `isCache`: see `Database.transaction`
 */
export async function setState(
  context: MailboxContext,
  selection: MessageSelection,
  change: MailboxStateChange,
  { act, isCache = false }: ActOptions & { readonly isCache?: boolean } = {},
) {
  const { accountId, events } = context
  const write = async (trx: Executor) => {
    const folder = await findFolder(context, trx, selection.folder)
    const added = await tagIds(context, trx, change.addTags ?? [])
    if (added.length < new Set(change.addTags).size) {
      throw new MailroomError('invalid', 'There is no such tag in this mailbox.', { fields: { tags: [] } })
    }
    const { removeTags: takenOff = [] } = change
    const removed = takenOff === 'all' ? takenOff : await tagIds(context, trx, takenOff)
    const mails = await selectMails(trx, folder.id, selection.uids)
    if (change.isPinned === true) {
      await checkPins(
        trx,
        folder.id,
        mails.map((mail) => mail.uid),
      )
    }
    for (const some of chunks(mails, maxIds)) {
      const ids = some.map((mail) => mail.id)
      await markRead(trx, folder.id, ids, change.isRead)
      await setColumns(trx, ids, change)
      await removeTags(trx, ids, removed)
      await addTags(trx, ids, added)
    }
  }
  await changeMailbox(context, write, isCache)
  events.publish(accountId, {
    kind: 'folderChanged',
    folder: selection.folder,
    ...(act !== undefined && { act }),
  })
}

/** Counts the rows that really changed, not those asked for: then two people may mark the same mail at once. */
async function markRead(
  trx: Executor,
  folderId: number,
  ids: readonly number[],
  isRead: boolean | undefined,
) {
  if (isRead === undefined) return
  const { numUpdatedRows } = await trx
    .updateTable('messages')
    .set({ is_read: isRead ? 1 : 0 })
    .where('id', 'in', ids)
    .where('is_read', '=', isRead ? 0 : 1)
    .executeTakeFirst()
  const difference = isRead ? -Number(numUpdatedRows) : Number(numUpdatedRows)
  if (difference === 0) return
  await trx
    .updateTable('folders')
    .set((query: ExpressionBuilder<Tables, 'folders'>) => ({
      unread_count: query('unread_count', '+', difference),
    }))
    .where('id', '=', folderId)
    .execute()
}

async function setColumns(trx: Executor, ids: readonly number[], change: MailboxStateChange) {
  const bit = (value: boolean): Bit => (value ? 1 : 0)
  const columns = {
    ...(change.flag !== undefined && { flag: change.flag }),
    ...(change.isAnswered !== undefined && { is_answered: bit(change.isAnswered) }),
    ...(change.isForwarded !== undefined && { is_forwarded: bit(change.isForwarded) }),
    ...(change.snooze !== undefined && {
      snoozed_until: change.snooze?.until ?? null,
      snoozed_from: change.snooze?.folder ?? null,
    }),
    ...(change.cameBackAt !== undefined && { came_back: bit(true), received_at: change.cameBackAt }),
    ...(change.followUp !== undefined && followUpColumns(change.followUp)),
    ...(change.isPinned !== undefined && { is_pinned: bit(change.isPinned) }),
    ...(change.isBurned !== undefined && { is_burned: bit(change.isBurned) }),
    ...(change.isScheduled !== undefined && { is_scheduled: bit(change.isScheduled) }),
  } as const
  await changeFollowUps(trx, ids, change)
  if (Object.keys(columns).length === 0) return
  await trx.updateTable('messages').set(columns).where('id', 'in', ids).execute()
  if (change.cameBackAt === undefined) return
  // Their place among others is another one now.
  await trx
    .updateTable('message_tags')
    .set({ received_at: change.cameBackAt })
    .where('message_id', 'in', ids)
    .execute()
  await settleNewest(trx, await conversationsOf(trx, ids))
}

/** Only those that are still as they were when this was decided: their reader may have set another time since. */
async function changeFollowUps(
  trx: Executor,
  ids: readonly number[],
  { followUpsUntil, endsFollowUp }: MailboxStateChange,
): Promise<void> {
  const mails = trx.updateTable('messages').where('id', 'in', ids)
  if (followUpsUntil !== undefined)
    await mails.set({ follow_up_due: 1 }).where('follow_up_at', '<=', followUpsUntil).execute()
  if (endsFollowUp === true) await mails.set(noFollowUp).where('follow_up_unanswered', '=', 1).execute()
}
