import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { wireTime } from './common'

describe('a point in time', () => {
  it.each([
    '2026-11-21T08:30:00.000Z',
    '2026-11-21T08:30:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    new Date(0).toISOString(),
  ])('[GW-04] may be %s, which is read as one', (time) => {
    expect(v.is(wireTime, time)).toBe(true)
    expect(Date.parse(time)).not.toBeNaN()
  })

  it.each([
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-11-32T00:00:00Z',
    '2026-11-00T00:00:00Z',
    '2026-11-21T24:00:01Z',
    '2026-11-21T08:60:00Z',
    '2026-11-21T08:30:61Z',
    '2026-11-21T08:30:00',
    '2026-11-21',
    '',
  ])('[D7] is never %j', (time) => {
    expect(v.is(wireTime, time)).toBe(false)
  })
})
