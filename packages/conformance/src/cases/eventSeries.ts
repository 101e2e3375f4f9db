import { equals, failsAs, holds } from '../assert/assert'
import { beginnings, inCalendars, ruleOf, timeOf, type CalendarScene } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'

/** Four Mondays at nine in Berlin; before the last the clocks are changed. */
const mondays = {
  ...{ title: 'Mondays', time: timeOf('2030-03-11T08:00Z'), timeZone: 'Europe/Berlin' },
  recurrence: ruleOf('week', { weekdays: [{ day: 1 }], count: 4 }),
}
const [first, second, third, last] = [
  '2030-03-11T08:00:00Z',
  '2030-03-18T08:00:00Z',
  '2030-03-25T08:00:00Z',
  '2030-04-01T07:00:00Z',
] as const
const begun = ['2030-03-11T08:00Z', '2030-03-18T08:00Z', '2030-03-25T08:00Z', '2030-04-01T07:00Z']

const seenMondays = async ({ seen }: CalendarScene) => beginnings(await seen('Mondays'))

/** What of a series is changed and removed. @source CA-08 */
export const eventSeriesCases = casesOf({ area: 'event-series', port: 'calendar', needs: ['calendar'] }, [
  [
    'one',
    'Changes one of a series, which keeps its name wherever it is moved',
    inCalendars(async (alice) => {
      const { calendar, add, form, seen } = alice
      const { id } = await add(mondays)
      const one = { kind: 'one', occurrence: second } as const
      const change = form({ ...mondays, title: 'Moved', time: timeOf('2030-03-19T14:00Z'), color: 'red' })
      const saved = await calendar.save(change, { id, reach: one })
      equals([saved.id, saved.title, saved.isException], [id, 'Moved', true], 'what was saved')
      const [moved, ...more] = await seen('Moved')
      equals(
        [moved?.eventId, moved?.occurrence, moved?.isException, moved?.color, more.length],
        [id, second, true, 'red', 0],
        'the one that differs',
      )
      equals(moved?.time, change.time, 'its time')
      const event = await calendar.event(id, second)
      equals([event.title, event.occurrence, event.time], ['Moved', second, change.time], 'it as a whole')
      equals(await seenMondays(alice), [begun[0]!, begun[2]!, begun[3]!], 'the others')
      const other = await calendar.event(id, last)
      equals([other.title, other.time], ['Mondays', timeOf('2030-04-01T07:00Z')], 'one of the others')
      equals((await calendar.event(id)).time, mondays.time, 'the series')
      const again = { ...change, time: timeOf('2030-03-20T14:00Z') }
      await calendar.save(again, { id, reach: one })
      equals(beginnings(await seen('Moved')), ['2030-03-20T14:00Z'], 'it after another change')
    }),
  ],
  [
    'one-removed',
    'Removes one of a series, and brings it back',
    inCalendars(async (alice) => {
      const { calendar, add, form } = alice
      const { id } = await add(mondays)
      const one = { kind: 'one', occurrence: first } as const
      const undo = await calendar.remove(id, one)
      holds(undo, 'nothing brings it back')
      equals(await seenMondays(alice), begun.slice(1), 'those that are left')
      await failsAs(calendar.event(id, first), 'notFound', 'the one that was removed')
      await failsAs(calendar.save(form(), { id, reach: one }), 'notFound', 'changing it')
      await failsAs(calendar.remove(id, one), 'notFound', 'removing it again')
      const never = { kind: 'one', occurrence: '2030-03-12T08:00:00Z' } as const
      await failsAs(calendar.remove(id, never), 'notFound', 'removing what is none of the series')
      await calendar.restore(undo)
      equals(await seenMondays(alice), begun, 'all of them again')
    }),
  ],
  [
    'whole-days',
    'Changes and removes one of a series of whole days',
    inCalendars(async ({ calendar, add, form, seen }) => {
      const days = { title: 'Days', time: timeOf('2030-03-04'), recurrence: ruleOf('day', { count: 4 }) }
      const { id } = await add(days)
      const second = { kind: 'one', occurrence: '2030-03-05' } as const
      await calendar.save(form({ ...days, time: timeOf('2030-03-09') }), { id, reach: second })
      await calendar.remove(id, { kind: 'one', occurrence: '2030-03-06' })
      const found = await seen('Days')
      equals(beginnings(found), ['2030-03-04', '2030-03-07', '2030-03-09'], 'the days')
      const names = found.map(({ occurrence }) => occurrence)
      equals(names, ['2030-03-04', '2030-03-07', '2030-03-05'], 'their names')
      const later = form({ ...days, title: 'Later', time: timeOf('2030-03-08') })
      await calendar.save(later, { id, reach: { kind: 'following', occurrence: '2030-03-07' } })
      equals(beginnings(await seen('Later')), ['2030-03-08'], 'the last one')
    }),
  ],
  [
    'following',
    'Changes one of a series and all after it, and none before it',
    inCalendars(async (alice) => {
      const { calendar, add, form, seen } = alice
      const { id } = await add(mondays)
      const event = await calendar.event(id, third)
      const change = form({ ...mondays, recurrence: event.recurrence, title: 'Later' })
      const time = timeOf('2030-03-25T10:30Z', 1_800_000)
      const reach = { kind: 'following', occurrence: third } as const
      const saved = await calendar.save({ ...change, time }, { id, reach })
      equals([saved.title, saved.time], ['Later', time], 'what was saved')
      equals(await seenMondays(alice), begun.slice(0, 2), 'those before it')
      const later = await seen('Later')
      // As many as there were before: those that have been are counted no more.
      equals(beginnings(later), ['2030-03-25T10:30Z', '2030-04-01T09:30Z'], 'it and those after it')
      equals(
        later.map(({ eventId, isException }) => [eventId, isException]),
        [
          [saved.id, false],
          [saved.id, false],
        ],
        'the series that they are of',
      )
      await failsAs(calendar.event(id, last), 'notFound', 'a later one by the name of the first series')
    }),
  ],
  [
    'following-removed',
    'Removes one of a series and all after it, and brings them back',
    inCalendars(async (alice) => {
      const { calendar, add } = alice
      const { id } = await add(mondays)
      const undo = await calendar.remove(id, { kind: 'following', occurrence: third })
      holds(undo, 'nothing brings them back')
      equals(await seenMondays(alice), begun.slice(0, 2), 'those that are left')
      await calendar.restore(undo)
      equals(await seenMondays(alice), begun, 'all of them again')
      await calendar.remove(id, { kind: 'following', occurrence: first })
      equals(await seenMondays(alice), [], 'those that are left of the first and all after it')
    }),
  ],
  [
    'all',
    'Moves a whole series by as much as one of it is moved, on the wall clock, as long as that one',
    inCalendars(async (alice) => {
      const { calendar, add, form } = alice
      const { id } = await add(mondays)
      const reach = { kind: 'all', occurrence: last } as const
      // From nine to half past ten in summer.
      const time = timeOf('2030-04-01T08:30Z', 1_800_000)
      const saved = await calendar.save(form({ ...mondays, time }), { id, reach })
      equals([saved.id, saved.time], [id, timeOf('2030-03-11T09:30Z', 1_800_000)], 'the series')
      const moved = ['2030-03-11T09:30Z', '2030-03-18T09:30Z', '2030-03-25T09:30Z', '2030-04-01T08:30Z']
      equals(await seenMondays(alice), moved, 'all of it')
      // Of the series itself the time is that of the first.
      await calendar.save(form({ ...mondays, time: timeOf('2030-03-11T10:00Z') }), {
        ...{ id, reach: { kind: 'all' } },
      })
      equals((await seenMondays(alice))[3], '2030-04-01T09:00Z', 'the last after another change')
    }),
  ],
  [
    'all-days',
    'Moves a whole series to the next day, with the days that its rule says',
    inCalendars(async (alice) => {
      const { calendar, add, form } = alice
      const { id } = await add(mondays)
      const reach = { kind: 'all', occurrence: second } as const
      await calendar.save(form({ ...mondays, time: timeOf('2030-03-19T08:00Z') }), { id, reach })
      const tuesdays = ['2030-03-12T08:00Z', '2030-03-19T08:00Z', '2030-03-26T08:00Z', '2030-04-02T07:00Z']
      equals(await seenMondays(alice), tuesdays, 'all of it')
    }),
  ],
  [
    'all-words',
    'Changes what all of a series are called, where they are moved or left out as well',
    inCalendars(async ({ calendar, add, form, seen }) => {
      const { id } = await add(mondays)
      const one = { kind: 'one', occurrence: second } as const
      await calendar.save(form({ ...mondays, time: timeOf('2030-03-18T12:00Z') }), { id, reach: one })
      await calendar.remove(id, { kind: 'one', occurrence: third })
      const change = form({ ...mondays, title: 'Renamed', place: 'Room 7' })
      await calendar.save(change, { id, reach: { kind: 'all' } })
      const found = await seen('Renamed')
      const after = ['2030-03-11T08:00Z', '2030-03-18T12:00Z', '2030-04-01T07:00Z']
      equals(beginnings(found), after, 'when they are')
      equals(
        found.map(({ place }) => place),
        ['Room 7', 'Room 7', 'Room 7'],
        'where they are',
      )
    }),
  ],
  [
    'all-removed',
    'Removes a whole series with what differs of it, and brings it back',
    inCalendars(async ({ calendar, add, form, seen }) => {
      const { id } = await add(mondays)
      const one = { kind: 'one', occurrence: second } as const
      await calendar.save(form({ ...mondays, title: 'Differs' }), { id, reach: one })
      const undo = await calendar.remove(id, { kind: 'all', occurrence: last })
      equals(await seen(), [], 'what is left')
      holds(undo, 'nothing brings it back')
      await calendar.restore(undo)
      equals(
        (await seen()).map(({ title }) => title).toSorted(),
        ['Differs', ...Array.from({ length: 3 }, () => 'Mondays')],
        'all of it again',
      )
    }),
  ],
  [
    'ended',
    'Comes again no more when its rule is taken away',
    inCalendars(async (alice) => {
      const { calendar, add, form } = alice
      const { id } = await add(mondays)
      const { recurrence: _rule, ...once } = mondays
      await calendar.save(form(once), { id, reach: { kind: 'all' } })
      equals(await seenMondays(alice), begun.slice(0, 1), 'what is left of it')
      equals((await alice.seen('Mondays'))[0]?.occurrence, undefined, 'the name of one of a series')
    }),
  ],
])
