import { describe, expect, it } from 'vitest'
import { daysFrom, hourFrom } from '../testing/sampleRecord'
import { soundRule } from './soundRule'

const upTo = (last: number): string => Array.from({ length: last + 1 }, (_, n) => n).join(',')

const timeZone = 'Europe/Berlin'
const timed = { time: hourFrom('2026-01-05T09:00', timeZone), timeZone }
const whole = { time: daysFrom('2026-01-05', '2026-01-06'), timeZone }

describe('[CA-05] rules from outside', () => {
  it.each([
    ['nothing', ''],
    ['no frequency', 'INTERVAL=2'],
    ['a frequency that is none', 'FREQ=OFTEN'],
    ['every second', 'FREQ=SECONDLY'],
    ['every minute', 'FREQ=MINUTELY;INTERVAL=5'],
    ['every hour', 'FREQ=HOURLY'],
    ['every second of a day', `FREQ=DAILY;BYHOUR=${upTo(23)};BYMINUTE=${upTo(59)};BYSECOND=${upTo(59)}`],
    ['a day that never comes', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['a day that never comes, looked for daily', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['a day that never comes, so many times', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5'],
    ['a week that has no such day', 'FREQ=YEARLY;BYYEARDAY=1;BYWEEKNO=30'],
    ['a place that no set has', 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=300'],
    ['a huge count', 'FREQ=DAILY;COUNT=4294967295'],
    ['a count beyond all numbers', `FREQ=DAILY;COUNT=${'9'.repeat(400)}`],
    ['no count', 'FREQ=DAILY;COUNT=0'],
    ['a count below none', 'FREQ=DAILY;COUNT=-1'],
    ['a huge interval', 'FREQ=YEARLY;INTERVAL=999999999'],
    ['two ends', 'FREQ=DAILY;COUNT=5;UNTIL=20260201'],
    ['an end that is no date', 'FREQ=DAILY;UNTIL=soon'],
    ['an end before all calendars', 'FREQ=DAILY;UNTIL=00010101T000000Z'],
    ['a day 0', 'FREQ=MONTHLY;BYMONTHDAY=0'],
    ['the calendar of another people', 'FREQ=YEARLY;RSCALE=CHINESE'],
    [
      'many values',
      `FREQ=YEARLY;BYYEARDAY=${Array.from({ length: 400 }, (_, n) => 1 + (n % 366)).join(',')}`,
    ],
    ['a long text', `FREQ=DAILY;X-A=${'a'.repeat(2_000)}`],
  ])('%s is refused', (_, rule) => {
    expect(soundRule(rule, timed)).toBeUndefined()
  })

  it('in years that no calendar shows are refused', () => {
    const startsAt = Date.UTC(9999, 0)
    const time = { kind: 'instant', startsAt, endsAt: startsAt } as const
    expect(soundRule('FREQ=DAILY', { time, timeZone })).toBeUndefined()
  })

  it.each([
    ['small letters', 'freq=weekly;byday=mo', timed, 'FREQ=WEEKLY;BYDAY=MO'],
    ['an end in a zone', 'FREQ=DAILY;UNTIL=20260110T090000', timed, 'FREQ=DAILY;UNTIL=20260110T080000Z'],
    ['an end that is a date', 'FREQ=DAILY;UNTIL=20260110', timed, 'FREQ=DAILY;UNTIL=20260110T225959Z'],
    [
      'of whole days one with a time',
      'FREQ=DAILY;UNTIL=20260110T000000Z',
      whole,
      'FREQ=DAILY;UNTIL=20260110',
    ],
    ['the end of all times', 'FREQ=DAILY;UNTIL=99991231T235959Z', timed, 'FREQ=DAILY'],
    ['hours of whole days', 'FREQ=DAILY;BYHOUR=9', whole, 'FREQ=DAILY'],
    ['29 February of a Monday', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', timed, undefined],
    ['a leap day, looked for daily', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29', timed, undefined],
    ['a count that leaves the years', 'FREQ=YEARLY;INTERVAL=9999;COUNT=10000', timed, undefined],
    ['names of programs', 'FREQ=DAILY;X-MINE=1', timed, 'FREQ=DAILY'],
  ])('%s is kept in one spelling', (_, rule, holder, kept = rule) => {
    const sound = soundRule(rule, holder)
    expect(sound?.split(';').toSorted()).toEqual(kept.split(';').toSorted())
    expect(soundRule(sound!, holder)).toBe(sound)
  })
})
