import {
  defaultCalendarPreferences,
  type Calendar,
  type CalendarEvent,
  type CalendarFields,
  type CalendarId,
  type CalendarPort,
  type EventFields,
  type EventRecurrence,
  type EventTime,
  type EventWindow,
  type MailroomAdapter,
  type Occurrence,
} from '@mailroom/core'
import { holds } from '../assert/assert'
import type { ConformanceWorld, WorldPerson } from './ConformanceWorld'
import { portOf, signedIn } from './scene'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days in which all events of the cases are. */
export const caseDays: EventWindow = {
  ...{ from: Date.UTC(2030, 0, 1), to: Date.UTC(2030, 0, 1) + 400 * dayMs, timeZone: 'UTC' },
}

/** An hour from then on, or whole days from `2030-03-04` on. */
export function timeOf(begins: string, lasts?: number): EventTime {
  const startsAt = Date.parse(begins)
  const isMoment = begins.includes('T')
  const endsAt = startsAt + (lasts ?? (isMoment ? hourMs : dayMs))
  return { kind: isMoment ? 'instant' : 'allDay', startsAt, endsAt }
}

/** A rule of which only this is said. */
export const ruleOf = (
  every: EventRecurrence['every'],
  change: Partial<EventRecurrence> = {},
): EventRecurrence => ({ ...{ every, interval: 1, weekdays: [], monthDays: [] }, ...change })

/** A new name of a request. */
export const newRequest = (): { readonly requestId: string } => ({ requestId: crypto.randomUUID() })

/** When some events begin, as ids of series have it. */
export const beginnings = (events: readonly Occurrence[]): readonly string[] =>
  events.map(({ time }) => {
    const text = new Date(time.startsAt).toISOString()
    return time.kind === 'allDay' ? text.slice(0, 10) : `${text.slice(0, 16)}Z`
  })

/** One person's calendars, with what the cases do in them. */
export interface CalendarScene {
  readonly adapter: MailroomAdapter
  readonly person: WorldPerson
  readonly calendar: CalendarPort
  /** The first one. */
  readonly home: Calendar
  /** What a form would say, of an event in the first one: an hour on a Monday morning. */
  form(fields?: Partial<EventFields>): EventFields
  /** Saves a new event. */
  add(fields?: Partial<EventFields>): Promise<CalendarEvent>
  /** Makes a calendar. */
  make(name: string, fields?: Partial<CalendarFields>): Promise<Calendar>
  /** The events of the cases, or those of one title. */
  seen(title?: string): Promise<readonly Occurrence[]>
}

type CalendarRun = (alice: CalendarScene, bob: CalendarScene, world: ConformanceWorld) => Promise<void>

/** Runs a case in the calendars of both people, and takes out of them what it has put in. */
export const inCalendars = (run: CalendarRun) => async (world: ConformanceWorld) => {
  const [alice, bob] = [await openCalendars(world.alice), await openCalendars(world.bob)]
  const before = await Promise.all([alice, bob].map(calendarIds))
  try {
    await run(alice, bob, world)
  } finally {
    // What could not be taken out belongs to an adapter that has failed the case, or soon fails another.
    const cleared = [alice, bob].map((scene, index) => clear(scene, before[index] ?? []))
    await Promise.allSettled(cleared)
  }
}

async function openCalendars(person: WorldPerson): Promise<CalendarScene> {
  const adapter = await signedIn(person)
  const calendar = portOf(adapter, 'calendar')
  const home = (await calendar.calendars()).find(({ isDefault }) => isDefault)
  holds(home, 'there is no first calendar')
  const form = (fields: Partial<EventFields> = {}): EventFields => ({
    ...{ calendarId: home.id, title: 'Event', place: '', note: '', guests: [] },
    ...{ time: timeOf('2030-03-04T08:00Z'), timeZone: 'Europe/Berlin' },
    ...fields,
  })
  return {
    ...{ adapter, person, calendar, home, form },
    add: (fields) => calendar.save(form(fields), newRequest()),
    make: (name, fields) => calendar.saveCalendar({ name, color: 'teal', sharees: [], ...fields }),
    seen: async (title) =>
      (await calendar.occurrences(caseDays)).filter((each) => title === undefined || each.title === title),
  }
}

const calendarIds = async ({ calendar }: CalendarScene): Promise<readonly CalendarId[]> =>
  (await calendar.calendars()).map(({ id }) => id)

async function clear(scene: CalendarScene, kept: readonly CalendarId[]): Promise<void> {
  const { calendar, home, seen } = scene
  for (const id of await calendarIds(scene)) if (!kept.includes(id)) await calendar.removeCalendar(id)
  const left = (await seen()).filter(({ calendarId }) => calendarId === home.id)
  for (const id of new Set(left.map(({ eventId }) => eventId))) await calendar.remove(id, { kind: 'all' })
  await calendar.savePreferences(defaultCalendarPreferences)
}

/** What is said of an event, to be compared with what a form says. */
export const fieldsOf = ({
  calendarId,
  title,
  place,
  note,
  time,
  timeZone,
  recurrence,
  color,
  reminderMinutes,
}: EventFields | CalendarEvent) => ({
  ...{ calendarId, title, place, note, time, timeZone, recurrence, color, reminderMinutes },
})

/** Everything but guests that a form can say of an event. */
export const wholeEvent: Partial<EventFields> = {
  title: '评审, "Polaris"; \\ 😀',
  place: '7 楼 702, Shanghai; east wing',
  note: 'One line\n第二行, with "quotes"; and \\n no break\n=1+1',
  time: timeOf('2030-03-07T06:00Z', 90 * 60_000),
  timeZone: 'Asia/Shanghai',
  recurrence: ruleOf('week', { interval: 2, weekdays: [{ day: 4 }], count: 5 }),
  color: 'pink',
  reminderMinutes: 30,
}

/** A file of a calendar with these lines of events. */
export const calendarFile = (lines: readonly string[], name = 'calendar.ics'): File => {
  const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Case//Case//EN', ...lines, 'END:VCALENDAR']
  return new File([whole.map((line) => `${line}\r\n`).join('')], name, { type: 'text/calendar' })
}

/** The lines of an event of a file. */
export const filedEvent = (uid: string, lines: readonly string[]): readonly string[] => [
  ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20300101T000000Z', ...lines, 'END:VEVENT'],
]

/** An event of a file that takes one whole day. */
export const filedDay = (uid: string, title: string, day = '20300305'): readonly string[] =>
  filedEvent(uid, [`SUMMARY:${title}`, `DTSTART;VALUE=DATE:${day}`])
