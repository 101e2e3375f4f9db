import { sameAddress, type Address } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import { occurrenceIn } from '../ics/reading/occurrenceIn'
import { recordOf, withInstances, type EventGroup } from '../ics/reading/joinSeries'
import type { ReadEvent } from '../ics/reading/readEvent'
import type { EventRecord } from '../EventRecord'
import type { KeptEvent } from '../kept/readRecord'
import { isSeries } from '../recurrence/seriesTimes'
import { exceptionOf } from '../series/facts'
import { markOf, type EventMail } from './mailGroups'
import { isNews, noteNotice, readNoticeLog, type NoticeLog } from './noticeLog'
import { withReaders, withReadersFacts } from './ownFacts'

/**
 * An event after what its organizer has told of it since.
 *
 * @param own addresses of its reader
 * @returns   the record as it is now, `gone` when it was called off, undefined when there is nothing new
 * @source CA-04, RFC 5546 3.2.2, 3.2.5
 */
export async function takeNotice(
  trx: Executor,
  kept: KeptEvent,
  group: EventGroup,
  mail: EventMail,
  own: readonly Address[],
): Promise<EventRecord | 'gone' | undefined> {
  const told = toldBy(group, kept.record.organizer)
  const log = await readNoticeLog(trx, kept.id)
  const { head } = told
  const endsAll = head?.isCalledOff === true || mail.method === 'CANCEL'
  if (head && isNews(log, kept.record, '', { ...markOf(head, mail), isCalledOff: endsAll })) {
    await noteNotice(trx, kept.id, '', markOf(head, mail))
    for (const instance of told.instances)
      await noteNotice(trx, kept.id, occurrenceIn(head.record, instance.instance!), markOf(instance, mail))
    const after = endsAll ? undefined : recordOf(told)
    return after ? withReaders(kept.record, after, own) : 'gone'
  }
  return takeInstances(trx, kept, told.instances, { mail, own, log })
}

/** Nobody changes or calls off what is not theirs. */
function toldBy({ uid, head, instances }: EventGroup, organizer: Address | undefined): EventGroup {
  const isTheirs = ({ record }: ReadEvent) =>
    record.organizer !== undefined && organizer !== undefined && sameAddress(record.organizer, organizer)
  return { uid, ...(head && isTheirs(head) && { head }), instances: instances.filter(isTheirs) }
}

async function takeInstances(
  trx: Executor,
  { id, record }: KeptEvent,
  instances: readonly ReadEvent[],
  { mail, own, log }: { readonly mail: EventMail; readonly own: readonly Address[]; readonly log: NoticeLog },
): Promise<EventRecord | 'gone' | undefined> {
  let after = record
  for (const each of instances) {
    const occurrence = occurrenceIn(record, each.instance!)
    const mark = markOf(each, mail)
    // What was never one of the series becomes none by a mail that names it.
    const isOfIt = isSeries(record) ? isOccurrence(record, occurrence) : occurrence === startOf(record)
    const isCalledOff = each.isCalledOff || mail.method === 'CANCEL'
    const isKnown = isCalledOff && after.leftOut.includes(occurrence)
    if (!isOfIt || isKnown || !isNews(log, record, occurrence, { ...mark, isCalledOff })) continue
    await noteNotice(trx, id, occurrence, mark)
    if (isCalledOff && !isSeries(record)) return 'gone'
    const known = exceptionOf(after, occurrence) ?? after
    const keepsAnswer = each.record.sequence <= record.sequence
    const told = withReadersFacts(each.record, known, { own, keepsAnswer })
    after = withInstances(after, [{ ...each, record: told, isCalledOff }])
  }
  return after === record ? undefined : after
}

const isOccurrence = (record: EventRecord, occurrence: string): boolean =>
  record.leftOut.includes(occurrence) || exceptionOf(record, occurrence) !== undefined

const startOf = (record: EventRecord): string =>
  occurrenceIn(record, { kind: record.time.kind, at: record.time.startsAt })
