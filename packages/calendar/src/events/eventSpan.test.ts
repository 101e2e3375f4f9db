import { describe, expect, it } from 'vitest'
import { allDay, day, timed, wall } from '../test/shown'
import {
  draggedSpan,
  drawnSpan,
  movedSpan,
  resizedSpan,
  spanOf,
  stretchedSpan,
  timeOfSpan,
  type EventSpan,
} from './eventSpan'

const on = (text: string, minute?: number) => ({ day: day(text), ...(minute !== undefined && { minute }) })
const read = ({ isAllDay, starts, ends }: EventSpan) => {
  const text = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return `${isAllDay ? 'days ' : ''}${text(starts)} – ${text(ends)}`
}
const meeting = timed('Meeting', '2026-11-27 09:00', '2026-11-27 10:30')
const trip = allDay('Trip', '2026-11-27', '2026-11-28')

describe('[CA-09] what is drawn over free room', () => {
  it.each([
    ['down', on('2026-11-27', 541), on('2026-11-27', 616), '2026-11-27 09:00 – 2026-11-27 10:30'],
    ['up', on('2026-11-27', 616), on('2026-11-27', 541), '2026-11-27 09:00 – 2026-11-27 10:30'],
    ['hardly', on('2026-11-27', 541), on('2026-11-27', 542), '2026-11-27 09:00 – 2026-11-27 09:15'],
    ['into another day', on('2026-11-27', 540), on('2026-11-28', 600), '2026-11-27 09:00 – 2026-11-27 10:00'],
    ['across days', on('2026-11-28'), on('2026-11-26'), 'days 2026-11-26 00:00 – 2026-11-29 00:00'],
  ])('%s', (_way, from, to, span) => {
    expect(read(drawnSpan(from, to))).toBe(span)
  })
})

describe('[CA-09] an event that is drawn elsewhere', () => {
  it.each([
    ['later', meeting, on('2026-11-27', 550), on('2026-11-28', 581), '2026-11-28 09:30 – 2026-11-28 11:00'],
    ['in a month', meeting, on('2026-11-27'), on('2026-12-01'), '2026-12-01 09:00 – 2026-12-01 10:30'],
    [
      'above the hours',
      meeting,
      on('2026-11-27', 550),
      on('2026-11-29'),
      'days 2026-11-29 00:00 – 2026-11-30 00:00',
    ],
    ['days', trip, on('2026-11-28'), on('2026-11-30'), 'days 2026-11-29 00:00 – 2026-12-01 00:00'],
    [
      'days among the hours',
      trip,
      on('2026-11-27'),
      on('2026-11-27', 845),
      '2026-11-27 14:00 – 2026-11-27 15:00',
    ],
  ] as const)('%s', (_way, event, from, to, span) => {
    expect(read(draggedSpan(event, from, to))).toBe(span)
  })

  it.each([
    ['longer', meeting, on('2026-11-27', 718), '2026-11-27 09:00 – 2026-11-27 12:00'],
    ['never too short', meeting, on('2026-11-27', 300), '2026-11-27 09:00 – 2026-11-27 09:15'],
    ['longer by days', trip, on('2026-11-30'), 'days 2026-11-27 00:00 – 2026-12-01 00:00'],
    ['to one day at least', trip, on('2026-11-20'), 'days 2026-11-27 00:00 – 2026-11-28 00:00'],
  ] as const)('gets %s', (_way, event, to, span) => {
    expect(read(stretchedSpan(event, to))).toBe(span)
  })
})

it('[CA-08] whole days know no minutes', () => {
  expect(read(movedSpan(spanOf(trip), 1, 30))).toBe('days 2026-11-28 00:00 – 2026-11-30 00:00')
  expect(read(resizedSpan(spanOf(trip), -5))).toBe('days 2026-11-27 00:00 – 2026-11-28 00:00')
})

describe('[CA-08] the time that is meant', () => {
  it('is by the clock of the zone', () => {
    expect(timeOfSpan(spanOf(meeting), 'Asia/Shanghai')).toEqual({
      kind: 'instant',
      startsAt: wall('2026-11-27 01:00'),
      endsAt: wall('2026-11-27 02:30'),
    })
  })

  it('keeps its hour when it goes over the night in which clocks are set back', () => {
    const before = timed('Call', '2026-10-24 09:00', '2026-10-24 10:00')
    const time = {
      kind: 'instant',
      startsAt: wall('2026-10-24 07:00'),
      endsAt: wall('2026-10-24 08:00'),
    } as const
    const moved = movedSpan(spanOf(before), 2)
    expect(timeOfSpan(moved, 'Europe/Berlin', { ...spanOf(before), time })).toEqual({
      kind: 'instant',
      startsAt: wall('2026-10-26 08:00'),
      endsAt: wall('2026-10-26 09:00'),
    })
  })

  it('lasts as long in truth as before, also when it is moved into that night', () => {
    const before = timed('Watch', '2026-10-23 01:30', '2026-10-23 03:30')
    const time = {
      kind: 'instant',
      startsAt: wall('2026-10-22 23:30'),
      endsAt: wall('2026-10-23 01:30'),
    } as const
    const moved = timeOfSpan(movedSpan(spanOf(before), 2), 'Europe/Berlin', { ...spanOf(before), time })
    expect(moved.endsAt - moved.startsAt).toBe(2 * 3_600_000)
  })

  it('of whole days is in no zone', () => {
    expect(timeOfSpan(spanOf(trip), 'America/New_York')).toEqual({
      kind: 'allDay',
      startsAt: wall('2026-11-27 00:00'),
      endsAt: wall('2026-11-29 00:00'),
    })
  })
})
