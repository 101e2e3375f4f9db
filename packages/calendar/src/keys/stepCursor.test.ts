import { describe, expect, it } from 'vitest'
import { dayOfText, dayText } from '../days/days'
import type { DayPoint } from '../events/eventSpan'
import { cellName, cellOf } from './Cursor'
import { stepCursor } from './stepCursor'

const day = (text: string) => dayOfText(text)!
const month = { first: day('2026-10-26'), count: 42 }
const week = { first: day('2026-11-23'), count: 7 }

const read = (point: DayPoint) =>
  point.minute === undefined ? dayText(point.day) : `${dayText(point.day)} ${point.minute}`

describe('[CA-08] keys in a month', () => {
  it.each([
    ['ArrowRight', '2026-11-28', false],
    ['ArrowLeft', '2026-11-26', false],
    ['ArrowDown', '2026-12-04', false],
    ['ArrowUp', '2026-11-20', false],
    ['Home', '2026-11-23', false],
    ['End', '2026-11-29', false],
    ['PageDown', '2026-12-27', true],
    ['PageUp', '2026-10-27', true],
  ])('%s leads to %s', (key, to, turns) => {
    const step = stepCursor(key, false, { day: day('2026-11-27') }, 'month', month)!
    expect([dayText(step.to.day), step.turns]).toEqual([to, turns])
  })

  it('leave it at its end', () => {
    expect(stepCursor('ArrowDown', false, { day: day('2026-12-01') }, 'month', month)?.turns).toBe(true)
    expect(stepCursor('x', false, { day: day('2026-12-01') }, 'month', month)).toBeUndefined()
  })
})

describe('[CA-08] keys in a week', () => {
  it.each([
    ['ArrowRight', false, '2026-11-28 540', false],
    ['ArrowDown', false, '2026-11-27 570', false],
    ['ArrowUp', false, '2026-11-27 510', false],
    ['Home', false, '2026-11-23 540', false],
    ['End', false, '2026-11-29 540', false],
    ['Home', true, '2026-11-27', false],
    ['End', true, '2026-11-27 1410', false],
    ['PageDown', false, '2026-12-04 540', true],
  ])('%s (all of it: %s) leads to %s', (key, isWhole, to, turns) => {
    const step = stepCursor(key, isWhole, { day: day('2026-11-27'), minute: 540 }, 'week', week)!
    expect([read(step.to), step.turns]).toEqual([to, turns])
  })

  it('lead from the first hour to the whole day, and back', () => {
    expect(stepCursor('ArrowUp', false, { day: week.first, minute: 0 }, 'week', week)?.to).toEqual({
      day: week.first,
    })
    expect(stepCursor('ArrowDown', false, { day: week.first }, 'week', week)?.to.minute).toBe(0)
  })
})

it.each([{ day: 20784 }, { day: 20784, minute: 0 }, { day: -1, minute: 1410 }])(
  '[CA-08] the name of a cell is read back',
  (point) => {
    expect(cellOf(cellName(point))).toEqual(point)
  },
)
