import {
  momentOf,
  type Calendar,
  type EventColor,
  type EventFields,
  type EventRecurrence,
  type EventTime,
} from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { dayMs, weekOf, type Day } from '../days/days'
import { ownZone } from '../event-form/typedTimes'

/** Monday of this week. */
export const monday = (): Day => weekOf(Math.floor(Date.now() / dayMs), 1)

/** Hours of a day by the clock of this machine, `9.5` for half past nine. */
export function hours(day: Day, from: number, to: number): EventTime {
  const at = (hour: number) => momentOf(day * dayMs + hour * 3_600_000, ownZone()) ?? 0
  return { kind: 'instant', startsAt: at(from), endsAt: at(to) }
}

/** Whole days. */
export const wholeDays = (first: Day, count = 1): EventTime => ({
  kind: 'allDay',
  startsAt: first * dayMs,
  endsAt: (first + count) * dayMs,
})

/** Every week on the day of the event. */
export const weekly: EventRecurrence = { every: 'week', interval: 1, weekdays: [], monthDays: [] }

interface Sample {
  readonly title: string
  readonly time: EventTime
  readonly place?: string
  readonly note?: string
  readonly color?: EventColor
  readonly recurrence?: EventRecurrence
  readonly guests?: EventFields['guests']
}

/** Adds events to a calendar. */
export async function addEvents(
  { calendar }: MemoryAdapter,
  { id: calendarId }: Pick<Calendar, 'id'>,
  samples: readonly Sample[],
): Promise<void> {
  for (const [at, { title, time, place = '', note = '', guests = [], ...more }] of samples.entries())
    await calendar.save(
      { ...{ calendarId, title, place, note, time, guests, timeZone: ownZone() }, ...more },
      {
        requestId: `sample-${title.length}-${at}-${Math.round(time.startsAt)}-${calendarId}`.padEnd(20, '0'),
      },
    )
}

/** The calendar into which new events come. */
export async function ownCalendar({ calendar }: MemoryAdapter): Promise<Calendar> {
  const [first] = await calendar.calendars()
  if (!first) throw new Error('Whoever is signed in has no calendar, although everybody has one.')
  return first
}

const guest = (name: string, address: string) => ({ name, address, isOptional: false })

/** A week as somebody has it: meetings, some at the same time, a trip, a birthday, something of a colleague's. */
export async function fillWeek(adapter: MemoryAdapter): Promise<void> {
  const own = await ownCalendar(adapter)
  const first = monday()
  const projects = await adapter.calendar.saveCalendar({ name: '北极星二期', color: 'purple', sharees: [] })
  const home = await adapter.calendar.saveCalendar({ name: 'Family and home', color: 'orange', sharees: [] })
  await addEvents(adapter, own, [
    { title: '部门周例会', place: '七楼 会议室 B', time: hours(first, 9, 10), recurrence: weekly },
    { title: '供应商合同评审', place: '线上会议', time: hours(first + 1, 10, 11.5), color: 'teal' },
    { title: 'One-to-one with Helena', place: 'Room 3', time: hours(first + 1, 10.5, 11.5) },
    { title: '出差：苏州', place: '苏州工业园区', time: wholeDays(first + 2, 2), color: 'green' },
    { title: '面试：前端工程师', place: '三楼 会客室', time: hours(first + 3, 14, 15), color: 'pink' },
    {
      title: 'Quarterly review of the logistics budget with all of the regional partners',
      place: 'Northwind Logistics International, Great Hall',
      note: 'Agenda: https://example.com/agenda\n请提前阅读材料。',
      time: hours(first + 4, 13, 15),
      color: 'red',
      guests: [guest('赵敏', 'zhao.min@example.com'), guest('', 'helena.brandt@northwind.example')],
    },
    { title: '午餐', time: hours(first + 4, 12, 12.5), color: 'yellow' },
  ])
  await addEvents(adapter, projects, [
    { title: '里程碑：内部测试', time: wholeDays(first + 4) },
    { title: '需求评审', place: '线上会议', time: hours(first + 2, 15, 16.5) },
    { title: '站会', time: hours(first, 9.5, 9.75), recurrence: { ...weekly, every: 'day', count: 5 } },
  ])
  await addEvents(adapter, home, [
    { title: 'Dentist', place: '14 Harbour Street', time: hours(first + 3, 8, 9) },
    { title: '妈妈生日', time: wholeDays(first + 6), color: 'pink' },
  ])
}

/** Many events on each of some days, most of them at the same time. */
export async function fillFull(adapter: MemoryAdapter): Promise<void> {
  const own = await ownCalendar(adapter)
  const first = monday()
  const samples = Array.from({ length: 40 }, (_, at): Sample => {
    const from = 9 + (at % 4) * 0.5
    return {
      title: at % 3 === 0 ? `项目讨论 ${at + 1}` : `Planning session ${at + 1}`,
      place: at % 2 === 0 ? '会议室 A' : '',
      time: hours(first + (at % 5), from, from + 1 + (at % 3) * 0.5),
      color: (['blue', 'teal', 'purple', 'orange', 'gray'] as const)[at % 5]!,
    }
  })
  await addEvents(adapter, own, samples)
}

/** Empties the calendars: of those of others nothing is left to see, of one's own the first. */
export async function clearCalendars({ calendar }: MemoryAdapter): Promise<void> {
  for (const { id, isDefault } of await calendar.calendars())
    if (!isDefault) await calendar.removeCalendar(id)
  const window = { from: Date.now() - 200 * dayMs, to: Date.now() + 199 * dayMs, timeZone: ownZone() }
  const ids = new Set((await calendar.occurrences(window)).map(({ eventId }) => eventId))
  for (const id of ids) await calendar.remove(id, { kind: 'all' })
}

/** Somebody of the company invites, and waits for an answer. */
export async function beInvited(adapter: MemoryAdapter): Promise<void> {
  const me = (await adapter.session.current())?.user.address
  if (!me) throw new Error('Nobody is signed in, so nobody can be invited.')
  const colleague = adapter.control.colleague('zhao.min')
  await addEvents(colleague, await ownCalendar(colleague), [
    {
      title: '年终总结会',
      place: '一楼 报告厅',
      note: '请各部门准备五分钟的汇报。',
      time: hours(monday() + 3, 10, 12),
      guests: [{ ...me, isOptional: false }],
    },
  ])
}
