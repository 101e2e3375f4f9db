import type { Snooze } from '@mailroom/core'
import type { Selectable } from 'kysely'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { listed, type Listed, valuesOf } from '../../../database/listed'
import type { ImapTables } from '../../../database/tables/ImapTables'
import type { MailboxStateChange } from '../../MailStore'
import { chunks } from '../../sql/change/selectMails'
import { followUpColumns, noFollowUp } from '../../sql/followUpColumns'

/** What is kept here about a mail. */
export type LocalNote = Pick<
  Selectable<ImapTables['imap_remarks']>,
  'remark' | 'snoozed_until' | 'snoozed_from' | 'follow_up_at' | 'follow_up_unanswered' | 'follow_up_due'
>

/** Of a mail of which nothing is kept. */
export const noNote: LocalNote = { remark: '', snoozed_until: null, snoozed_from: null, ...noFollowUp }

/** What the reader has noted about mails, until when they are away and when to come back to them, by Message-ID. */
export async function readRemarks(
  executor: Executor,
  accountId: number,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, LocalNote>> {
  const wanted = messageIds.filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await remarksOf(executor, { accountId, messageIds: listed(executor, wanted) })
  return new Map(rows.map(({ message_id, ...note }) => [message_id, note]))
}

const remarksOf = compileOnce(
  (executor, { accountId, messageIds }: { readonly accountId: number; readonly messageIds: Listed }) =>
    executor
      .selectFrom('imap_remarks')
      .select([
        ...(['message_id', 'remark', 'snoozed_until', 'snoozed_from'] as const),
        ...(['follow_up_at', 'follow_up_unanswered', 'follow_up_due'] as const),
      ])
      .where('account_id', '=', accountId)
      .where('message_id', 'in', valuesOf<string>(executor, messageIds, 'text')),
)

/** Keeps a remark, or forgets it when it is empty. */
export async function writeRemark(
  trx: Executor,
  accountId: number,
  messageId: string,
  remark: string,
): Promise<void> {
  if (messageId === '') return
  if (remark === '') {
    await trx
      .updateTable('imap_remarks')
      .set({ remark })
      .where('account_id', '=', accountId)
      .where('message_id', '=', messageId)
      .execute()
    return forgetEmpty(trx, accountId, [messageId])
  }
  await trx
    .insertInto('imap_remarks')
    .values({ account_id: accountId, message_id: messageId, remark })
    .onConflict((conflict) => conflict.columns(['account_id', 'message_id']).doUpdateSet({ remark }))
    .execute()
}

/** Keeps until when mails are away, or forgets it. */
export async function writeSnooze(
  trx: Executor,
  accountId: number,
  messageIds: readonly string[],
  snooze: Snooze | null,
): Promise<void> {
  const kept = { snoozed_until: snooze?.until ?? null, snoozed_from: snooze?.folder ?? null }
  for (const ids of inBatches(messageIds)) {
    if (snooze === null) {
      await notesOf(trx, accountId, ids).set(kept).execute()
      await forgetEmpty(trx, accountId, ids)
    } else await keep(trx, accountId, ids, kept)
  }
}

/** Keeps when the reader is reminded of mails, or forgets it. */
export async function writeFollowUp(
  trx: Executor,
  accountId: number,
  messageIds: readonly string[],
  { followUp, followUpsUntil, endsFollowUp }: MailboxStateChange,
): Promise<void> {
  for (const ids of inBatches(messageIds)) {
    const notes = notesOf(trx, accountId, ids)
    if (followUp) await keep(trx, accountId, ids, followUpColumns(followUp))
    if (followUp === null) await notes.set(noFollowUp).execute()
    if (followUpsUntil !== undefined)
      await notes.set({ follow_up_due: 1 }).where('follow_up_at', '<=', followUpsUntil).execute()
    if (endsFollowUp === true) await notes.set(noFollowUp).where('follow_up_unanswered', '=', 1).execute()
    await forgetEmpty(trx, accountId, ids)
  }
}

/** Mails of one statement: a database takes some ten thousand values in one. */
const batchSize = 1000

const inBatches = (messageIds: readonly string[]): string[][] =>
  chunks(
    [...new Set(messageIds)].filter((id) => id !== ''),
    batchSize,
  )

const notesOf = (trx: Executor, accountId: number, messageIds: readonly string[]) =>
  trx.updateTable('imap_remarks').where('account_id', '=', accountId).where('message_id', 'in', messageIds)

async function keep(
  trx: Executor,
  accountId: number,
  messageIds: readonly string[],
  kept: Partial<LocalNote>,
): Promise<void> {
  await trx
    .insertInto('imap_remarks')
    .values(messageIds.map((message_id) => ({ account_id: accountId, message_id, remark: '', ...kept })))
    .onConflict((conflict) => conflict.columns(['account_id', 'message_id']).doUpdateSet(kept))
    .execute()
}

async function forgetEmpty(trx: Executor, accountId: number, messageIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('imap_remarks')
    .where('account_id', '=', accountId)
    .where('message_id', 'in', messageIds)
    .where('remark', '=', '')
    .where('snoozed_until', 'is', null)
    .where('follow_up_at', 'is', null)
    .execute()
}
