import { type MessageFilter, type MessageSort, flagColors } from '@mailroom/core'
import { type RawBuilder, sql } from 'kysely'

/** A filter, told what to do with the mails of one folder. `tag` is the tag's row, undefined when there is none. */
export interface FolderFilter {
  readonly filter: MessageFilter
  readonly tagId?: number
}

/**
 * The filter as a condition on `messages`. Its values are written out rather than bound: an index over
 * some rows only is used when the planner can see that they are the ones asked for.
 *
 * @source ML-04
 */
export function filterCondition({ filter, tagId }: FolderFilter): RawBuilder<boolean> {
  switch (filter.kind) {
    case 'unseen':
      return sql`messages.is_read = 0`
    case 'seen':
      return sql`messages.is_read = 1`
    case 'flagged':
      return sql`messages.flag is not null`
    case 'unflagged':
      return sql`messages.flag is null`
    case 'answered':
      return sql`messages.is_answered = 1`
    case 'forwarded':
      return sql`messages.is_forwarded = 1`
    case 'color':
      return sql`messages.flag = ${sql.lit(flagColors.find((color) => color === filter.color) ?? '')}`
    case 'tag':
      return sql`messages.id in (select message_id from message_tags where tag_id = ${tagId ?? 0})`
    case 'all':
    default:
      return sql`true`
  }
}

const sortColumns = {
  arrival: 'received_at',
  from: 'from_key',
  subject: 'subject_key',
  size: 'size_bytes',
} as const

/** The order as an `order by`; mails that are equal keep the order in which they came. @source ML-03 */
export function sortOrder({ by, descending }: MessageSort): RawBuilder<unknown> {
  const column = sql.ref(`messages.${sortColumns[by]}`)
  return descending ? sql`${column} desc, messages.id desc` : sql`${column}, messages.id`
}
