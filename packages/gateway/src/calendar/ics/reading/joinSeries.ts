import { eventFactsOf, type EventFacts, type OccurrenceId } from '@mailroom/core'
import type { EventRecord } from '../../EventRecord'
import { occurrenceIn } from './occurrenceIn'
import type { ReadEvent } from './readEvent'

/** What a calendar says of an event by one name. */
export interface EventGroup {
  readonly uid: string
  /** The event or series itself; absent where it only tells of some of a series. */
  readonly head?: ReadEvent
  /** Those of the series that differ, in the order of the calendar. */
  readonly instances: readonly ReadEvent[]
}

/** Puts together what goes by one name; what is said twice counts as it was said last. */
export function groupByUid(events: readonly ReadEvent[]): EventGroup[] {
  const groups = new Map<string, { uid: string; head?: ReadEvent; instances: ReadEvent[] }>()
  for (const event of events) {
    const { uid } = event.record
    const group = groups.get(uid) ?? { uid, instances: [] }
    if (event.instance) group.instances.push(event)
    else group.head = event
    groups.set(uid, group)
  }
  return [...groups.values()]
}

/**
 * A series with its exceptions. Of one that is not there itself, the events of it that are make a series of their own.
 *
 * @returns undefined for what was called off
 */
export function recordOf({ head, instances }: EventGroup): EventRecord | undefined {
  if (head?.isCalledOff) return undefined
  return head ? withInstances(head.record, instances) : ofInstances(instances)
}

/** A series after some of it were changed or called off. */
export function withInstances(head: EventRecord, instances: readonly ReadEvent[]): EventRecord {
  const changed = new Map(head.exceptions.map((each) => [each.occurrence, each]))
  const leftOut = new Set(head.leftOut)
  const added = new Set(head.addedDates)
  const first = head.rule === undefined ? idIn(head, head) : undefined
  for (const { record, instance, isCalledOff } of instances) {
    if (!instance) continue
    const occurrence = occurrenceIn(head, instance)
    if (isCalledOff) {
      changed.delete(occurrence)
      leftOut.add(occurrence)
      continue
    }
    leftOut.delete(occurrence)
    changed.set(occurrence, { ...eventFactsOf(record), occurrence })
    // Where no rule says so, a series is made of its dates.
    if (first !== undefined && occurrence !== first) added.add(occurrence)
  }
  return {
    ...head,
    addedDates: [...added].toSorted(),
    leftOut: [...leftOut].toSorted(),
    exceptions: [...changed.values()].toSorted((a, b) => (a.occurrence < b.occurrence ? -1 : 1)),
  }
}

function ofInstances(instances: readonly ReadEvent[]): EventRecord | undefined {
  const there = instances.filter(({ isCalledOff }) => !isCalledOff)
  const [first] = there
  if (!first?.instance) return undefined
  const { record } = first
  const occurrence = occurrenceIn(record, first.instance)
  const startsAt = Date.parse(occurrence)
  const { kind } = record.time
  const lasts = record.time.endsAt - record.time.startsAt
  const { rule: _rule, ...once } = record
  const head = { ...once, ...{ addedDates: [], leftOut: [], exceptions: [] } }
  const begins = { ...head, time: { kind, startsAt, endsAt: startsAt + lasts } }
  if (there.length > 1) return withInstances(begins, there)
  return startsAt === record.time.startsAt ? begins : withInstances(begins, there)
}

const idIn = (series: EventRecord, { time }: EventFacts): OccurrenceId =>
  occurrenceIn(series, { kind: time.kind, at: time.startsAt })
