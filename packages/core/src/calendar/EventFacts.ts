import type { EventTime, Invitee } from '../invitations/EventNotice'
import type { EventColor } from './Calendar'

/** What one of a series can have otherwise than the others. */
export interface EventFacts {
  readonly title: string
  readonly place: string
  readonly note: string
  /** `instant` or `allDay`. */
  readonly time: EventTime
  readonly color?: EventColor
  /** Minutes before it at which a mail reminds of it. */
  readonly reminderMinutes?: number
  /** With what each of them has said. */
  readonly guests: readonly Invitee[]
}

/** What an event says of itself, or of all of its series that do not differ; `time` is that of the first. */
export const eventFactsOf = ({
  title,
  place,
  note,
  time,
  color,
  reminderMinutes,
  guests,
}: EventFacts): EventFacts => ({
  ...{ title, place, note, time, guests },
  ...(color !== undefined && { color }),
  ...(reminderMinutes !== undefined && { reminderMinutes }),
})
