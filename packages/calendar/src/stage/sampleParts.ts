import type { Calendar, CalendarEvent, EventFields, EventRecurrence } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { EventBeginning } from '../event-form/eventForm'
import { ownZone } from '../event-form/typedTimes'

const at = (text: string) => new Date(text).getTime()
const window = { from: at('2026-11-01T00:00'), to: at('2027-01-01T00:00') }

/** A Friday morning. */
export const fridayMorning: EventBeginning = {
  time: { kind: 'instant', startsAt: at('2026-11-27T09:00'), endsAt: at('2026-11-27T10:30') },
}

/** A rule that no form makes. */
export const twiceAMonth: EventRecurrence = { every: 'month', interval: 1, weekdays: [], monthDays: [1, 15] }

/** An event on that morning, as somebody has saved it; of a series its first. */
export async function savedEvent(
  { calendar }: MemoryAdapter,
  fields: Partial<EventFields>,
): Promise<CalendarEvent> {
  const [own] = await calendar.calendars()
  const { id, recurrence } = await calendar.save(
    {
      ...{ calendarId: own!.id, title: '季度评审', place: '', note: '', guests: [], timeZone: ownZone() },
      time: fridayMorning.time!,
      ...fields,
    },
    { requestId: 'made-for-a-story-0001' },
  )
  return seen(calendar, id, recurrence)
}

/** What a colleague has invited the reader to. */
export async function invitedEvent(adapter: MemoryAdapter): Promise<CalendarEvent> {
  const { user } = (await adapter.session.current())!
  const title = 'Budget 2027: first round with all departments, and what was left open in October'
  await savedEvent(adapter.control.colleague('wang.lei'), {
    ...{ title, place: '上海总部 3 号楼 会议室 302' },
    guests: [{ ...user.address, isOptional: false }],
  })
  const all = await adapter.calendar.occurrences({ ...window, timeZone: ownZone() })
  return adapter.calendar.event(all.find((each) => each.title === title)!.eventId)
}

/** A calendar of one's own that two colleagues see. */
export const sharedCalendar = ({ calendar }: MemoryAdapter): Promise<Calendar> =>
  calendar.saveCalendar({
    ...{ name: '产品发布', color: 'purple' },
    sharees: [
      { address: 'wang.lei@example.com', name: '王磊', mayEdit: true },
      { address: 'amelia.hart@example.com', name: 'Amelia Hart', mayEdit: false },
    ],
  })

async function seen(
  calendar: MemoryAdapter['calendar'],
  id: CalendarEvent['id'],
  recurrence: EventRecurrence | undefined,
): Promise<CalendarEvent> {
  if (!recurrence) return calendar.event(id)
  const all = await calendar.occurrences({ ...window, timeZone: ownZone() })
  return calendar.event(id, all.find(({ eventId }) => eventId === id)?.occurrence)
}
