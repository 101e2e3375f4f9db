import { expect, it } from 'vitest'
import { occurrenceIdOf, occurrenceStart } from './occurrenceId'

it.each([
  ['instant', '2026-11-27T08:00:00Z'],
  ['allDay', '2026-11-27'],
] as const)('[CA-08] names an event of a series that is %s', (kind, id) => {
  expect(occurrenceIdOf(kind, Date.parse(id))).toBe(id)
  expect(occurrenceStart(id)).toBe(Date.parse(id))
})

it.each([
  '',
  '2026-02-30',
  '2026-11-27T08:00Z',
  '2026-11-27T25:00:00Z',
  '2026-11-27T08:00:00',
  'T',
  '20261127',
])('[CA-08] finds no event in %j', (id) => {
  expect(occurrenceStart(id)).toBeUndefined()
})
