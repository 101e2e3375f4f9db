import { describe, expect, it } from 'vitest'
import { dayText } from '../days/days'
import { occurrence, timed, wall } from '../test/shown'
import { firstDayOf, lastDayOf, shownEvents } from './ShownEvent'

const instant = (from: string, to: string) =>
  ({ kind: 'instant', startsAt: wall(from), endsAt: wall(to) }) as const

describe('[CA-01] events as views show them', () => {
  it('stand where the clock of the reader has them', () => {
    const [shown] = shownEvents(
      [occurrence({ time: instant('2026-11-27 20:00', '2026-11-27 21:00') })],
      'Asia/Shanghai',
      [],
    )
    expect(shown).toMatchObject({
      starts: wall('2026-11-28 04:00'),
      ends: wall('2026-11-28 05:00'),
      isBar: false,
    })
  })

  it('stand above the hours when they last a day and more', () => {
    const [shown] = shownEvents(
      [occurrence({ time: instant('2026-11-27 12:00', '2026-11-28 12:00') })],
      'UTC',
      [],
    )
    expect(shown?.isBar).toBe(true)
  })

  it('leave out hidden calendars and what was declined', () => {
    const events = [
      occurrence({ title: 'Seen' }),
      occurrence({ title: 'Hidden', calendarId: 2 }),
      occurrence({ title: 'Declined', ownStatus: 'declined' }),
    ]
    expect(shownEvents(events, 'UTC', [2]).map((each) => each.occurrence.title)).toEqual(['Seen'])
  })

  it('never end before they begin, also in the hour that comes twice', () => {
    const time = instant('2026-10-25 00:30', '2026-10-25 01:10')
    const [shown] = shownEvents([occurrence({ time })], 'Europe/Berlin', [])
    expect(shown!.ends).toBeGreaterThanOrEqual(shown!.starts)
  })
})

it.each([
  ['2026-11-27 09:00', '2026-11-27 10:00', '2026-11-27'],
  ['2026-11-27 22:00', '2026-11-28 00:00', '2026-11-27'],
  ['2026-11-27 22:00', '2026-11-28 00:15', '2026-11-28'],
  ['2026-11-27 09:00', '2026-11-27 09:00', '2026-11-27'],
])('[CA-01] from %s to %s the last day is %s', (from, to, last) => {
  const event = timed('Each', from, to)
  expect([dayText(firstDayOf(event)), dayText(lastDayOf(event))]).toEqual(['2026-11-27', last])
})
