import { clockMoment, wallAt, type EventTime, type Invitee } from '@mailroom/core'
import { seriesOf } from '../calendar/acts/addEvent'
import type { EventSeries } from '../calendar/KeptEvent'
import { inviteColleagues } from '../calendar/mails/inviteColleagues'
import type { CompanyCalendar, CompanyEvent } from '../company/CompanyCalendar'
import type { Account } from './Account'
import type { MailSystem } from './MailSystem'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Puts into the calendars what the company has in them. Nobody gets a mail about it. */
export function populateCalendars(system: MailSystem): void {
  for (const calendar of system.company.calendars ?? []) makeCalendar(system, calendar)
  for (const event of system.company.events ?? []) keepEvent(system, event)
}

function makeCalendar(
  system: MailSystem,
  { owner, name, color, edit = [], read = [] }: CompanyCalendar,
): void {
  const { calendars } = system
  const sharees = (accounts: readonly string[], mayEdit: boolean) =>
    accounts.map((username) => {
      const account = accountOf(system, username)
      return { ...account.address, account, mayEdit }
    })
  calendars.put({
    ...{ id: calendars.newId(), owner: accountOf(system, owner), name, color, isDefault: false },
    sharees: [...sharees(edit, true), ...sharees(read, false)],
  })
}

function keepEvent(system: MailSystem, event: CompanyEvent): void {
  const { calendars } = system
  const owner = accountOf(system, event.owner)
  const calendar =
    event.calendar === undefined
      ? calendars.defaultOf(owner)
      : calendars.ofOwner(owner).find(({ name }) => name === event.calendar)
  if (!calendar) throw new Error(`${event.owner} has no calendar "${event.calendar}".`)
  const guests = guestsOf(system, event)
  const { title, place = '', note = '', timeZone, recurrence, color, reminderMinutes } = event
  const fields = { calendarId: calendar.id, title, place, note, timeZone, recurrence, color, reminderMinutes }
  const made = seriesOf({ ...fields, time: timeOf(event, system.now()), guests }, owner.address)
  const held: { series: EventSeries } = { series: { ...made, guests } }
  calendars.add(calendar.id, { held })
  inviteColleagues(system, held)
}

function guestsOf(system: MailSystem, { guests = {}, optional = [], outside = [] }: CompanyEvent): Invitee[] {
  return [
    ...Object.entries(guests).map(([username, status]) => ({
      ...accountOf(system, username).address,
      status,
      isOptional: optional.includes(username),
    })),
    ...outside.map((person) => ({ ...person, status: 'pending' as const, isOptional: false })),
  ]
}

function timeOf(
  { date, day = 0, starts, minutes = 60, days = 1, timeZone }: CompanyEvent,
  now: number,
): EventTime {
  const begins = date === undefined ? mondayOf(wallAt(now, timeZone)) + day * dayMs : Date.parse(date)
  if (starts === undefined) return { kind: 'allDay', startsAt: begins, endsAt: begins + days * dayMs }
  const [hour, minute] = starts.split(':').map(Number)
  const startsAt = clockMoment(begins + (hour! * 60 + minute!) * minuteMs, timeZone)
  return { kind: 'instant', startsAt, endsAt: startsAt + minutes * minuteMs }
}

/** 0:00 of the Monday of the week of a time that a clock shows. */
function mondayOf(wall: number): number {
  const day = Math.floor(wall / dayMs) * dayMs
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs
}

function accountOf({ directory }: MailSystem, username: string): Account {
  const account = directory.find(username)
  if (!account) throw new Error(`Nobody in the company is called "${username}".`)
  return account
}
