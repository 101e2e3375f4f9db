import { clockMoment, type EventFacts, type EventTime } from '@mailroom/core'
import type { EventRecord } from '../EventRecord'
import { occurrencesIn, type FoundOccurrence } from '../recurrence/occurrencesIn'
import { horizon } from '../recurrence/ruleWalk'
import { exceptionOf } from '../series/facts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** No reminder is set further ahead of its event: files bring four weeks at most. */
const maxLeadMs = 40_320 * minuteMs

/** How far ahead the next one is looked for, step by step: what comes often costs little, and leap days are found. */
const spansMs = [40 * dayMs, 400 * dayMs, 10 * 366 * dayMs]

/** What has no length goes on for so long, as far as reminders are concerned. */
const shortestMs = 15 * minuteMs

/** An event of which its owner is to be reminded. */
export interface Reminder {
  /** When, in ms since 1970. */
  readonly at: number
  /** The event, or the one of its series. */
  readonly facts: EventFacts
  /** Says which one it is: of a series its name. */
  readonly occurrence: string
  /** When it is over, in ms since 1970. */
  readonly endsAt: number
}

/** The next reminder after a moment; undefined when there is none. @source CA-07 */
export function nextReminder(record: EventRecord, after: number): Reminder | undefined {
  if (!hasReminder(record)) return undefined
  for (const spanMs of spansMs) {
    const found = remindersIn(record, { from: after + 1, to: Math.min(after + spanMs, horizon) })
    if (found.length > 0) return found.reduce((a, b) => (b.at < a.at ? b : a))
  }
  return undefined
}

/**
 * The reminder that is due: of several that were missed the latest, and none of an event that is over by now.
 *
 * @param from the earliest moment that counts
 */
export function dueReminder(record: EventRecord, from: number, now: number): Reminder | undefined {
  if (!hasReminder(record)) return undefined
  return remindersIn(record, { from, to: now })
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => b.at - a.at)[0]
}

const hasReminder = ({ reminderMinutes, exceptions }: EventRecord): boolean =>
  reminderMinutes !== undefined || exceptions.some((each) => each.reminderMinutes !== undefined)

/** Reminders whose time is within two moments, both included. */
function remindersIn(
  record: EventRecord,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Reminder[] {
  // Days are at 0:00 UTC in the record, and begin up to a day before or after that.
  const span = { from: from - dayMs, to: to + maxLeadMs + dayMs }
  return occurrencesIn(record, { moments: span, days: span })
    .flatMap((found) => reminderOf(record, found))
    .filter(({ at }) => at >= from && at <= to)
}

function reminderOf(record: EventRecord, { occurrence, time }: FoundOccurrence): Reminder[] {
  const facts = (occurrence === undefined ? undefined : exceptionOf(record, occurrence)) ?? {
    ...record,
    time,
  }
  if (facts.reminderMinutes === undefined) return []
  const { startsAt, endsAt } = moments(time, record.timeZone)
  return [
    {
      at: startsAt - facts.reminderMinutes * minuteMs,
      facts,
      occurrence: occurrence ?? '',
      endsAt: Math.max(endsAt, startsAt + shortestMs),
    },
  ]
}

/** Whole days begin and end with those of the zone that the event was made in. */
const moments = ({ kind, startsAt, endsAt }: EventTime, timeZone: string) =>
  kind === 'allDay'
    ? { startsAt: clockMoment(startsAt, timeZone), endsAt: clockMoment(endsAt, timeZone) }
    : { startsAt, endsAt }
