import type { EventRecurrence } from '@mailroom/core'
import { equals } from '../assert/assert'
import { beginnings, caseDays, inCalendars, ruleOf, timeOf } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'

/** A rule, and when its events begin. */
type RuleCase = readonly [
  what: string,
  begins: string,
  timeZone: string,
  rule: EventRecurrence,
  found: readonly string[],
]

const rules: readonly RuleCase[] = [
  [
    'every third day, counted',
    '2030-03-04T08:00Z',
    'UTC',
    ruleOf('day', { interval: 3, count: 3 }),
    ['2030-03-04T08:00Z', '2030-03-07T08:00Z', '2030-03-10T08:00Z'],
  ],
  [
    'every second week on two days, until a day',
    '2030-03-06',
    'UTC',
    ruleOf('week', { interval: 2, weekdays: [{ day: 0 }, { day: 3 }], until: Date.parse('2030-04-03') }),
    ['2030-03-06', '2030-03-10', '2030-03-20', '2030-03-24', '2030-04-03'],
  ],
  [
    'the 31st, left out of short months',
    '2030-03-31',
    'UTC',
    ruleOf('month', { count: 3 }),
    ['2030-03-31', '2030-05-31', '2030-07-31'],
  ],
  [
    'the 15th and the last day',
    '2030-02-15',
    'UTC',
    ruleOf('month', { monthDays: [15, -1], count: 4 }),
    ['2030-02-15', '2030-02-28', '2030-03-15', '2030-03-31'],
  ],
  [
    'the second Tuesday and the last Friday',
    '2030-03-12',
    'UTC',
    ruleOf('month', {
      weekdays: [
        { day: 2, ordinal: 2 },
        { day: 5, ordinal: -1 },
      ],
      count: 3,
    }),
    ['2030-03-12', '2030-03-29', '2030-04-09'],
  ],
  ['the 29th of February', '2028-02-29', 'UTC', ruleOf('year'), []],
  ['a day of each year', '2024-05-01', 'UTC', ruleOf('year', { interval: 2 }), ['2030-05-01']],
]

/** When events begin whose clock is changed. */
const clocks: readonly RuleCase[] = [
  [
    'the morning in Berlin, as summer begins',
    '2030-03-30T08:00Z',
    'Europe/Berlin',
    ruleOf('day', { count: 3 }),
    ['2030-03-30T08:00Z', '2030-03-31T07:00Z', '2030-04-01T07:00Z'],
  ],
  [
    'the morning in New York, as summer ends',
    '2030-11-02T13:00Z',
    'America/New_York',
    ruleOf('day', { count: 3 }),
    ['2030-11-02T13:00Z', '2030-11-03T14:00Z', '2030-11-04T14:00Z'],
  ],
  [
    'Mondays in Shanghai, which are Sundays in UTC',
    '2030-03-03T23:00Z',
    'Asia/Shanghai',
    ruleOf('week', { weekdays: [{ day: 1 }], count: 2 }),
    ['2030-03-03T23:00Z', '2030-03-10T23:00Z'],
  ],
  [
    'a time that the clocks of New York skip',
    '2030-03-09T07:30Z',
    'America/New_York',
    ruleOf('day', { count: 3 }),
    ['2030-03-09T07:30Z', '2030-03-10T07:30Z', '2030-03-11T06:30Z'],
  ],
  [
    'a time that the clocks of Berlin show twice',
    '2030-10-26T00:30Z',
    'Europe/Berlin',
    ruleOf('day', { count: 3 }),
    ['2030-10-26T00:30Z', '2030-10-27T00:30Z', '2030-10-28T01:30Z'],
  ],
]

const showsAll = (cases: readonly RuleCase[]) =>
  inCalendars(async ({ calendar, add, seen }) => {
    for (const [what, begins, timeZone, recurrence, found] of cases) {
      const time = timeOf(begins)
      const { id } = await add({ title: what, time, timeZone, recurrence })
      equals(beginnings(await seen(what)), found, what)
      equals((await calendar.event(id)).time, time, `the first of ${what}`)
    }
  })

/** By what rules events come again. @source CA-02, CA-08 */
export const eventRuleCases = casesOf({ area: 'event-series', port: 'calendar', needs: ['calendar'] }, [
  ['rules', 'Shows each event of a series, by all rules that a form can make', showsAll(rules)],
  ['clocks', 'Has them come again by the wall clock of their zone, whatever is changed', showsAll(clocks)],
  [
    'without-end',
    'Shows a series without an end in whatever days are asked for',
    inCalendars(async ({ calendar, add }) => {
      await add({ time: timeOf('2030-03-04T08:00Z'), timeZone: 'UTC', recurrence: ruleOf('day') })
      const from = Date.UTC(2055, 5, 1)
      const found = await calendar.occurrences({ from, to: from + 2 * 86_400_000, timeZone: 'UTC' })
      equals(beginnings(found), ['2055-06-01T08:00Z', '2055-06-02T08:00Z'], 'events 25 years later')
      equals((await calendar.occurrences(caseDays)).length, 400 - 62, 'events of most days')
    }),
  ],
])
