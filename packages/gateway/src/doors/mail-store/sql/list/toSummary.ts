import {
  type Address,
  type FlagColor,
  type FolderId,
  type MessageSummary,
  secrecyOfRank,
} from '@mailroom/core'
import { type Selectable, sql } from 'kysely'
import type { MailTables } from '../../../database/tables/MailTables'

type MessageRow = Selectable<MailTables['messages']>

/** The columns that a row of a list is made of. */
const summaryColumns = [
  'messages.id',
  'messages.uid',
  'messages.subject',
  'messages.from_name',
  'messages.from_address',
  'messages.to_json',
  'messages.received_at',
  'messages.sent_at',
  'messages.size_bytes',
  'messages.remark',
  'messages.abstract',
  'messages.is_read',
  'messages.is_answered',
  'messages.is_forwarded',
  'messages.is_scheduled',
  'messages.is_burn',
  'messages.is_burned',
  'messages.is_urgent',
  'messages.has_attachments',
  'messages.flag',
  'messages.is_pinned',
  'messages.came_back',
  'messages.snoozed_until',
  'messages.snoozed_from',
  'messages.follow_up_at',
  'messages.follow_up_unanswered',
  'messages.follow_up_due',
] as const

/** What a mail was sent as is known by its Message-ID, for each of its copies. */
const secrecyRank = sql<number | null>`
  (select level from mail_levels where mail_levels.message_id = messages.message_id)`

/** The same columns for a query that is put together. */
export const selectedColumns = [...summaryColumns, secrecyRank.as('secrecy')] as const

/** The same as a part of a statement, made once: lists are asked for all day. */
export const selectedSummary = sql`${sql.join(summaryColumns.map((column) => sql.ref(column)))},
  ${secrecyRank} as secrecy`

/** A row with those columns. */
export type SummaryRow = Pick<
  MessageRow,
  (typeof summaryColumns)[number] extends `messages.${infer Name}` ? Name & keyof MessageRow : never
> & { readonly secrecy: number | null }

/** A row as core's summary. */
export function toSummary(folder: FolderId, row: SummaryRow, tags: readonly string[]): MessageSummary {
  return {
    ref: { folder, uid: row.uid },
    subject: row.subject,
    from: { address: row.from_address, name: row.from_name },
    to: readAddresses(row.to_json),
    receivedAt: row.received_at,
    ...(row.sent_at !== null && { sentAt: row.sent_at }),
    sizeBytes: row.size_bytes,
    state: {
      isRead: row.is_read === 1,
      isAnswered: row.is_answered === 1,
      isForwarded: row.is_forwarded === 1,
      isScheduled: row.is_scheduled === 1,
      isBurn: row.is_burn === 1,
      ...(row.is_burned === 1 && { isBurned: true }),
      isUrgent: row.is_urgent === 1,
      ...secrecyState(row.secrecy),
      hasAttachments: row.has_attachments === 1,
      ...(row.flag !== null && { flag: row.flag as FlagColor }),
      ...(row.is_pinned === 1 && { isPinned: true }),
      ...(row.came_back === 1 && { cameBack: true }),
      ...(row.follow_up_at !== null && {
        followUp: {
          at: row.follow_up_at,
          ...(row.follow_up_unanswered === 1 && { unlessAnswered: true }),
          ...(row.follow_up_due === 1 && { isDue: true }),
        },
      }),
      tags,
    },
    remark: row.remark,
    ...(row.snoozed_until !== null && {
      snooze: { until: row.snoozed_until, folder: row.snoozed_from ?? '' },
    }),
    abstract: row.abstract,
  }
}

const secrecyState = (rank: number | null) => {
  const secrecy = secrecyOfRank(rank ?? 0)
  return secrecy === undefined ? {} : { secrecy }
}

/** Addresses as a row keeps them. A column that cannot be read costs its content, not the list. */
export function readAddresses(json: string): readonly Address[] {
  try {
    return JSON.parse(json) as readonly Address[]
  } catch {
    return []
  }
}
