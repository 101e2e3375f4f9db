import { expect, it } from 'vitest'
import { dayIn, startOfDay } from './startOfDay'

it.each([
  ['Asia/Shanghai', '2026-11-29', '2026-11-28T16:00:00Z'],
  ['UTC', '2026-11-29', '2026-11-29T00:00:00Z'],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00Z'],
  ['America/Los_Angeles', '2026-03-09', '2026-03-09T07:00:00Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00:00Z'],
  // The clocks leap from 0:00 to 1:00.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
])('[RD-12] knows when the day begins in %s on %s', (zone, day, expected) => {
  const start = startOfDay(day, zone)
  expect(new Date(start).toISOString()).toBe(expected.replace('Z', '.000Z'))
  expect([dayIn(start, zone), dayIn(start - 1, zone) < day]).toEqual([day, true])
})
