import type { CalendarPort, EventFields, EventReach, Occurrence } from '@mailroom/core'
import { nothing } from './brokenAddressBook'
import type { BrokenAdapter } from './BrokenAdapter'
import { inCalendar } from './brokenCalendars'
import { instead } from './BrokenAdapter'

const hourMs = 3_600_000

/** What is saved otherwise than it was said. */
const saving = (change: (fields: EventFields) => EventFields): BrokenAdapter['world'] =>
  inCalendar((calendar) => ({ save: (fields, how) => calendar.save(change(fields), how) }))

/** What is shown otherwise than it is. */
const showing = (change: (events: readonly Occurrence[]) => readonly Occurrence[]): BrokenAdapter['world'] =>
  inCalendar((calendar) => ({
    occurrences: async (...question) => change(await calendar.occurrences(...question)),
  }))

/** What is meant by another reach than was said. */
const reaching = (change: (reach: EventReach) => EventReach): BrokenAdapter['world'] =>
  inCalendar((calendar) => ({
    save: (fields, how) => calendar.save(fields, 'reach' in how ? { ...how, reach: change(how.reach) } : how),
    remove: (id, reach) => calendar.remove(id, change(reach)),
  }))

/** Moved in UTC, without regard to the clocks of the zone. */
const inUtc = (calendar: CalendarPort): Partial<CalendarPort> => ({
  save: async (fields, how) => {
    if (!('reach' in how) || how.reach.kind !== 'all' || how.reach.occurrence === undefined)
      return calendar.save(fields, how)
    const first = await calendar.event(how.id)
    const differs = fields.time.startsAt - Date.parse(how.reach.occurrence)
    const startsAt = first.time.startsAt + differs - hourMs
    const endsAt = startsAt + fields.time.endsAt - fields.time.startsAt
    const time = { ...fields.time, startsAt, endsAt }
    return calendar.save({ ...fields, time }, { ...how, reach: { kind: 'all' } })
  },
})

/** Events, and series of them. */
export const brokenEvents: readonly BrokenAdapter[] = [
  {
    what: 'keeps one line of what is noted of an event',
    world: saving((fields) => ({ ...fields, note: fields.note.split('\n')[0]! })),
    found: ['events/every-field', 'events/removed'],
  },
  {
    what: 'drops what is wrong with an event instead of saying so',
    world: inCalendar((calendar) => ({
      save: instead(calendar.save, ({ calendarId, time }, how) =>
        calendar.save(
          {
            ...{ calendarId, title: 'x', place: '', note: '', timeZone: 'UTC', guests: [] },
            time: { kind: 'instant', startsAt: time.startsAt, endsAt: time.startsAt },
          },
          how,
        ),
      ),
    })),
    found: ['events/faults'],
  },
  {
    what: 'makes an event each time it is told',
    world: inCalendar((calendar) => ({
      save: (fields, how) =>
        calendar.save(fields, 'requestId' in how ? { requestId: crypto.randomUUID() } : how),
    })),
    found: ['events/once'],
  },
  {
    what: 'shows only what begins in the days that are asked for',
    world: inCalendar((calendar) => ({
      occurrences: async (window, options) =>
        (await calendar.occurrences(window, options)).filter(({ time }) => time.startsAt >= window.from),
    })),
    found: ['events/window'],
  },
  {
    what: 'has whole days begin with those of UTC',
    world: inCalendar((calendar) => ({
      occurrences: (window, options) => calendar.occurrences({ ...window, timeZone: 'UTC' }, options),
    })),
    found: ['events/whole-days'],
  },
  {
    what: 'shows all events in one colour',
    world: showing((events) => events.map((event) => ({ ...event, color: 'blue' }))),
    found: ['events/shown', 'event-series/one', 'event-invitations/of-others'],
  },
  {
    what: 'keeps an event in the calendar where it was',
    world: inCalendar((calendar) => ({
      save: async (fields, how) => {
        const there = 'id' in how ? await calendar.event(how.id) : fields
        return calendar.save({ ...fields, calendarId: there.calendarId }, how)
      },
    })),
    found: ['events/other-calendar'],
  },
  {
    what: 'brings nothing back',
    world: inCalendar(() => ({ restore: nothing })),
    found: [
      ...['events/removed', 'events/not-there', 'calendars/foreign', 'event-series/all-removed'],
      ...['event-series/one-removed', 'event-series/following-removed'],
    ],
  },
  {
    what: 'has a series end after two',
    world: showing((events) => {
      const seen = new Map<number, number>()
      return events.filter(({ eventId }) => {
        seen.set(eventId, (seen.get(eventId) ?? 0) + 1)
        return seen.get(eventId)! <= 2
      })
    }),
    found: ['event-series/rules', 'event-series/clocks', 'event-series/without-end'],
  },
  {
    what: 'has events come again by the clock of UTC',
    world: saving((fields) => ({ ...fields, timeZone: 'UTC' })),
    found: ['event-series/clocks', 'event-series/all', 'events/every-field'],
  },
  {
    what: 'changes and removes all of a series when one is meant',
    world: reaching((reach) => (reach.kind === 'one' ? { ...reach, kind: 'all' } : reach)),
    found: ['event-series/one', 'event-series/one-removed', 'event-series/whole-days'],
  },
  {
    what: 'changes and removes one of a series when the following are meant',
    world: reaching((reach) => (reach.kind === 'following' ? { ...reach, kind: 'one' } : reach)),
    found: ['event-series/following', 'event-series/following-removed'],
  },
  {
    what: 'moves a series by as much in UTC',
    world: inCalendar(inUtc),
    found: ['event-series/all', 'event-series/all-days'],
  },
  {
    what: 'changes one of a series when all are meant',
    world: inCalendar((calendar) => ({
      save: async (fields, how) => {
        if (!('reach' in how) || how.reach.kind !== 'all' || !fields.recurrence)
          return calendar.save(fields, how)
        const occurrence = `${new Date(fields.time.startsAt).toISOString().slice(0, 19)}Z`
        return calendar.save(fields, { ...how, reach: { kind: 'one', occurrence } })
      },
    })),
    found: ['event-series/all', 'event-series/all-days', 'event-series/all-words'],
  },
  {
    what: 'has what came again come again for ever',
    world: inCalendar((calendar) => ({
      save: async (fields, how) => {
        const before = 'id' in how ? await calendar.event(how.id) : fields
        return calendar.save({ ...fields, recurrence: fields.recurrence ?? before.recurrence }, how)
      },
    })),
    found: ['event-series/ended'],
  },
]
