import {
  addressKey,
  type Address,
  type EventFacts,
  type InvitationAnswer,
  type Invitee,
  type OccurrenceId,
} from '@mailroom/core'
import type { EventException, EventRecord } from '../EventRecord'
import { exceptionOf, isSameTime, withException } from '../series/facts'

/** The colour of an event and when one is reminded of it are the reader's alone: of what comes by mail they are left out. */
export function withoutReaders(record: EventRecord): EventRecord {
  const bare = <Facts extends EventFacts>({ color: _color, reminderMinutes: _minutes, ...rest }: Facts) =>
    rest
  return { ...bare(record), exceptions: record.exceptions.map(bare) }
}

/**
 * An event as its organizer has it now, with what is its reader's own: colour, reminder, and what they have said, as long as it is
 * not asked anew. Exceptions that are told of no more stay as long as the series is at the same times.
 */
export function withReaders(before: EventRecord, after: EventRecord, own: readonly Address[]): EventRecord {
  const isSameSeries =
    isSameTime(before.time, after.time) && before.rule === after.rule && before.timeZone === after.timeZone
  const keepsExceptions = isSameSeries && after.exceptions.length === 0
  const keepsAnswer = after.sequence <= before.sequence
  const kept = <Facts extends EventFacts>(facts: Facts, known: EventFacts) =>
    withReadersFacts(facts, known, { own, keepsAnswer })
  return {
    ...kept(after, before),
    ...(keepsExceptions && { leftOut: [...new Set([...after.leftOut, ...before.leftOut])].toSorted() }),
    exceptions: keepsExceptions
      ? before.exceptions.map((each) => following(each, before, after))
      : after.exceptions.map((each) => kept(each, exceptionOf(before, each.occurrence) ?? before)),
  }
}

/** Where one of a series says what the series said, it says what the series says now. */
function following(exception: EventException, before: EventFacts, after: EventFacts): EventException {
  const now = (name: 'title' | 'place' | 'note') =>
    exception[name] === before[name] ? after[name] : exception[name]
  return { ...exception, title: now('title'), place: now('place'), note: now('note') }
}

/** What is its reader's own stays with an event that was told of anew. */
export interface KeptAnswer {
  readonly own: readonly Address[]
  /** They are not asked anew. */
  readonly keepsAnswer: boolean
}

/** The same for one event, of which nothing that its organizer has for themselves counts. */
export const withReadersFacts = <Facts extends EventFacts>(
  { color: _color, reminderMinutes: _minutes, ...facts }: Facts,
  known: EventFacts,
  answer: KeptAnswer,
) => ({ ...facts, ...readersOf(known), guests: withOwn(facts.guests, known.guests, answer) })

const readersOf = ({
  color,
  reminderMinutes,
}: EventFacts): Pick<EventFacts, 'color' | 'reminderMinutes'> => ({
  ...(color && { color }),
  ...(reminderMinutes !== undefined && { reminderMinutes }),
})

/** Whoever is invited by a list is not among the guests, and stays one all the same. */
function withOwn(
  guests: readonly Invitee[],
  known: readonly Invitee[],
  { own, keepsAnswer }: KeptAnswer,
): readonly Invitee[] {
  const mine = new Set(own.map(addressKey))
  const self = known.find((guest) => mine.has(addressKey(guest)))
  if (self === undefined) return guests
  if (!guests.some((guest) => mine.has(addressKey(guest))))
    return [...guests, keepsAnswer ? self : { ...self, status: 'pending' }]
  return guests.map((guest) =>
    keepsAnswer && mine.has(addressKey(guest)) ? { ...guest, status: self.status } : guest,
  )
}

/** An event after its reader has answered, all of it or one of its series. */
export function withAnswer(
  record: EventRecord,
  answer: InvitationAnswer,
  own: readonly Address[],
  occurrence?: OccurrenceId,
): EventRecord {
  const answered = <Facts extends EventFacts>(facts: Facts): Facts => ({
    ...facts,
    guests: answeredBy(facts.guests, answer, own),
  })
  if (occurrence === undefined)
    return { ...answered(record), exceptions: record.exceptions.map((each) => answered(each)) }
  const exception = exceptionOf(record, occurrence)
  return exception ? withException(record, answered(exception)) : record
}

function answeredBy(
  guests: readonly Invitee[],
  status: InvitationAnswer,
  own: readonly Address[],
): readonly Invitee[] {
  const mine = new Set(own.map(addressKey))
  if (guests.some((guest) => mine.has(addressKey(guest))))
    return guests.map((guest) => (mine.has(addressKey(guest)) ? { ...guest, status } : guest))
  const [self] = own
  return self ? [...guests, { ...self, status, isOptional: false }] : guests
}
