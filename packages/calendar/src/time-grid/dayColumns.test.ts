import { describe, expect, it } from 'vitest'
import { allDay, day, timed } from '../test/shown'
import { dayColumns } from './dayColumns'

const on = day('2026-11-27')
const at = (title: string, from: string, to: string) => timed(title, `2026-11-27 ${from}`, `2026-11-27 ${to}`)
const read = (...events: ReturnType<typeof timed>[]) =>
  dayColumns(events, on).map(({ event, left, width }) => [event.key, left, width])

describe('[CA-01] events of a day', () => {
  it('stand side by side where they take place at the same time', () => {
    expect(read(at('a', '09:00', '11:00'), at('b', '10:00', '12:00'), at('c', '12:00', '13:00'))).toEqual([
      ['a', 0, 0.5],
      ['b', 0.5, 0.5],
      ['c', 0, 1],
    ])
  })

  it('take the room of a neighbour who has gone', () => {
    expect(
      read(
        at('a', '09:00', '10:00'),
        at('b', '09:00', '12:00'),
        at('c', '09:00', '10:00'),
        at('d', '10:30', '11:00'),
      ),
    ).toEqual([
      ['b', 0, 1 / 3],
      ['a', 1 / 3, 1 / 3],
      ['c', 2 / 3, 1 / 3],
      ['d', 1 / 3, 2 / 3],
    ])
  })

  it('are drawn half an hour long when they are shorter, and stand beside what lies under that', () => {
    expect(read(at('a', '09:00', '09:00'), at('b', '09:15', '10:00'))).toEqual([
      ['a', 0, 0.5],
      ['b', 0.5, 0.5],
    ])
    expect(dayColumns([at('late', '23:50', '23:55')], on)).toMatchObject([{ from: 1410, to: 1440 }])
  })

  it('are cut at midnight', () => {
    const night = timed('Night', '2026-11-26 22:00', '2026-11-27 02:00')
    expect(dayColumns([night], on)).toMatchObject([{ from: 0, to: 120, comesBefore: true, goesOn: false }])
    expect(dayColumns([night], on - 1)).toMatchObject([
      { from: 1320, to: 1440, comesBefore: false, goesOn: true },
    ])
  })

  it('have no hours when they last whole days', () => {
    expect(dayColumns([allDay('Trip', '2026-11-27', '2026-11-27')], on)).toEqual([])
  })
})
