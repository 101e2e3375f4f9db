import type { EventId, OccurrenceId } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import type { EventRecord } from '../EventRecord'

/** Which change of an event something tells of. @source RFC 5546 2.1.5 */
export interface NoticeMark {
  readonly sequence: number
  /** When it was written, in ms since 1970. */
  readonly stampedAt: number
}

/** What is known of an event from its organizer's mails. */
export type NoticeLog = ReadonlyMap<OccurrenceId | '', NoticeMark>

/** What was taken over last, of all of an event and of each of its series. */
export async function readNoticeLog(trx: Executor, id: EventId): Promise<NoticeLog> {
  const rows = await trx.selectFrom('event_notices').selectAll().where('event_id', '=', id).execute()
  return new Map(rows.map((row) => [row.occurrence, { sequence: row.sequence, stampedAt: row.stamped_at }]))
}

/**
 * True when a notice tells of what is not known yet. Of an event that has come otherwise only the sequence is known; of one of a
 * series what was said of all of it counts as well.
 */
export function isNews(
  log: NoticeLog,
  { sequence: known }: Pick<EventRecord, 'sequence'>,
  occurrence: OccurrenceId | '',
  { isCalledOff, ...mark }: NoticeMark & { readonly isCalledOff: boolean },
): boolean {
  const before = log.get(occurrence) ?? log.get('')
  if (before === undefined) return mark.sequence >= known
  // What is called off within the second in which it was told of is written at the same time.
  return isAfter(mark, before) || (isCalledOff && !isAfter(before, mark))
}

/** A change comes after what has a lower number, and after what was written before under the same. */
const isAfter = (a: NoticeMark, b: NoticeMark): boolean =>
  a.sequence > b.sequence || (a.sequence === b.sequence && a.stampedAt > b.stampedAt)

/** Notes what was taken over. */
export async function noteNotice(
  trx: Executor,
  id: EventId,
  occurrence: OccurrenceId | '',
  { sequence, stampedAt }: NoticeMark,
): Promise<void> {
  const mark = { sequence, stamped_at: stampedAt }
  await trx
    .insertInto('event_notices')
    .values({ event_id: id, occurrence, ...mark })
    .onConflict((conflict) => conflict.columns(['event_id', 'occurrence']).doUpdateSet(mark))
    .execute()
}
