import { describe, expect, it } from 'vitest'
import { allDay, day, timed } from '../test/shown'
import { weekLanes, type WeekLanes } from './weekLanes'

const week = { first: day('2026-11-23'), count: 7 }
const read = ({ parts }: WeekLanes) =>
  parts.map(
    ({ event, first, last, lane }) => `${event.key} ${first - week.first}-${last - week.first} ${lane}`,
  )

describe('[CA-01] events as lines of a week', () => {
  it('long ones stand above short ones, and none over another', () => {
    const lanes = weekLanes(
      [
        timed('Call', '2026-11-24 09:00', '2026-11-24 10:00'),
        allDay('Trip', '2026-11-23', '2026-11-25'),
        allDay('Fair', '2026-11-25', '2026-11-26'),
        allDay('Leave', '2026-11-26', '2026-11-27'),
      ],
      week,
      4,
    )
    expect(read(lanes)).toEqual(['Trip 0-2 0', 'Fair 2-3 1', 'Leave 3-4 0', 'Call 1-1 1'])
  })

  it('what reaches over the week is cut, and says so', () => {
    const { parts } = weekLanes([allDay('Trip', '2026-11-20', '2026-12-03')], week, 4)
    expect(parts).toMatchObject([
      { first: week.first, last: week.first + 6, comesBefore: true, goesOn: true },
    ])
  })

  it('what finds no room is counted on each of its days, and the last line is left for that', () => {
    const events = [
      allDay('First', '2026-11-23', '2026-11-24'),
      allDay('Second', '2026-11-23', '2026-11-24'),
      allDay('Third', '2026-11-24', '2026-11-25'),
    ]
    const lanes = weekLanes(events, week, 2)
    expect(read(lanes)).toEqual(['First 0-1 0'])
    expect([...lanes.hiddenCounts].map(([on, count]) => [on - week.first, count])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ])
    expect(lanes.laneCount).toBe(3)
  })

  it('other weeks are none of its business', () => {
    expect(weekLanes([timed('Call', '2026-12-24 09:00', '2026-12-24 10:00')], week, 4).parts).toEqual([])
  })
})
