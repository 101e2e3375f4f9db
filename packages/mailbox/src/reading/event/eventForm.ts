import {
  type Address,
  answerRecipients,
  bareSubject,
  type EventPlan,
  type EventTime,
  type Message,
  toLocalTime,
} from '@mailroom/core'
import { randomId } from '@mailroom/react'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** What the form of a new event holds, as it is typed. */
export interface EventForm {
  /** As `EventPlan.id`: the same until it is sent. */
  readonly id: string
  readonly title: string
  readonly location: string
  readonly note: string
  readonly isAllDay: boolean
  /** By the clock of this machine, `2026-11-24T10:00`. */
  readonly start: string
  /** The same; of whole days the last one, whatever its hour. */
  readonly end: string
  readonly people: readonly Address[]
}

/**
 * An event about an open mail with everybody whom an answer to all would reach, in the next full hour.
 *
 * @param own all addresses of the reader
 * @param now ms since 1970
 */
export function eventFromMail(
  message: Message,
  own: readonly Pick<Address, 'address'>[],
  now: number,
): EventForm {
  const { to, cc } = answerRecipients(message, 'replyAll', own)
  const start = new Date(now)
  start.setHours(start.getHours() + 1, 0, 0, 0)
  return {
    id: randomId(),
    title: bareSubject(message.subject),
    ...{ location: '', note: '', isAllDay: false },
    start: toLocalTime(start.getTime()),
    end: toLocalTime(start.getTime() + 60 * minuteMs),
    people: [...to, ...cc],
  }
}

/** Another beginning: the event is as long as before. */
export function beginAt(form: EventForm, start: string): EventForm {
  const moved = Date.parse(start) - Date.parse(form.start)
  const end = new Date(form.end).getTime() + moved
  return { ...form, start, ...(Number.isFinite(end) && { end: toLocalTime(end) }) }
}

/** The form as it is sent. A time that is not typed whole has no number. */
export function toPlan(form: EventForm, origin: Message['ref']): EventPlan {
  const { id, title, location, note, people } = form
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    id,
    title: title.trim(),
    location: location.trim(),
    note,
    timeZone,
    time: eventTime(form),
    invitees: people,
    origin,
  }
}

/** When it takes place. A time that is not typed whole has no number. */
export function eventTime({ isAllDay, start, end }: EventForm): EventTime {
  if (!isAllDay)
    return { kind: 'instant', startsAt: new Date(start).getTime(), endsAt: new Date(end).getTime() }
  const day = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00Z`)
  return { kind: 'allDay', startsAt: day(start), endsAt: day(end) + dayMs }
}
