import { expect, it } from 'vitest'
import { momentOf } from './momentOf'

it.each([
  ['an IANA name', 'Europe/Berlin', '2026-07-01T06:00:00Z'],
  ['the name of a program before it', '/mozilla.org/20050126_1/Europe/Berlin', '2026-07-01T06:00:00Z'],
])('[RD-10] knows a zone by %s', (_name, zone, expected) => {
  expect(momentOf(Date.parse('2026-07-01T08:00:00Z'), zone)).toBe(Date.parse(expected))
})

it('[RD-10] a time that a clock shows twice is the first, one that it skips is after the change', () => {
  expect(momentOf(Date.parse('2026-10-25T02:30:00Z'), 'Europe/Berlin')).toBe(
    Date.parse('2026-10-25T00:30:00Z'),
  )
  expect(momentOf(Date.parse('2026-03-08T02:30:00Z'), 'America/New_York')).toBe(
    Date.parse('2026-03-08T07:30:00Z'),
  )
})

it('[RD-10] knows no moment where the name is none of a zone', () => {
  expect(momentOf(0, 'Customized Time Zone')).toBeUndefined()
})
