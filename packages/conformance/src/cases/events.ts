import { maxWindowDays, type EventFields } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { beginnings, fieldsOf, inCalendars, newRequest, ruleOf, timeOf, wholeEvent } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'

const missing = 987_654_321
const all = { kind: 'all' } as const
const dayMs = 86_400_000
const guest = (address: string) => ({ address, name: '', isOptional: false })

/** What is wrong with an event, by the field at fault. */
const faulty: readonly (readonly [field: string, fault: string, fields: Partial<EventFields>])[] = [
  ['title', 'missing', { title: ' ' }],
  ['title', 'tooLong', { title: 'x'.repeat(501) }],
  ['place', 'tooLong', { place: '城'.repeat(501) }],
  ['note', 'tooLong', { note: 'x'.repeat(5001) }],
  ['time', 'endsFirst', { time: timeOf('2030-03-04T08:00Z', -1000) }],
  ['time', 'endsFirst', { time: timeOf('2030-03-04', 0) }],
  ['time', 'tooLong', { time: timeOf('2030-03-04', 367 * dayMs) }],
  ['timeZone', 'noZone', { timeZone: 'Nowhere/At_All' }],
  ['recurrence', 'noRule', { recurrence: ruleOf('day', { interval: 0 }) }],
  ['recurrence', 'noRule', { recurrence: ruleOf('day', { count: 1001 }) }],
  ['recurrence', 'noRule', { recurrence: ruleOf('week', { monthDays: [1] }) }],
  ['recurrence', 'noRule', { recurrence: ruleOf('day', { until: Date.UTC(2030, 0) }) }],
  ['guests', 'notAddress', { guests: [guest('nobody')] }],
  [
    'guests',
    'tooManyPeople',
    { guests: Array.from({ length: 501 }, (_, index) => guest(`a${index}@elsewhere.example.org`)) },
  ],
]

/** Events that take place once. @source CA-01, CA-02 */
export const eventCases = casesOf({ area: 'events', port: 'calendar', needs: ['calendar'] }, [
  [
    'every-field',
    'Keeps everything that is said of an event, and changes all of it',
    inCalendars(async ({ calendar, form, add }) => {
      const saved = await add(wholeEvent)
      equals(fieldsOf(saved), fieldsOf(form(wholeEvent)), 'what was saved')
      const kept = await calendar.event(saved.id)
      equals(fieldsOf(kept), fieldsOf(form(wholeEvent)), 'what is kept')
      equals([kept.canEdit, kept.canInvite, kept.guests], [true, true, []], 'what may be done with it')
      equals(
        [kept.organizer, kept.ownStatus, kept.occurrence],
        [undefined, undefined, undefined],
        'who invites',
      )
      const change = form({ title: 'Changed', time: timeOf('2030-03-08', 3 * dayMs), timeZone: 'Asia/Tokyo' })
      const changed = await calendar.save(change, { id: saved.id, reach: all })
      equals(changed.id, saved.id, 'the id after a change')
      equals(fieldsOf(await calendar.event(saved.id)), fieldsOf(change), 'what is kept after a change')
    }),
  ],
  [
    'faults',
    'Refuses an event with the fields that are wrong, and says what is wrong with them',
    inCalendars(async ({ calendar, form, add, seen }) => {
      for (const [field, fault, fields] of faulty) {
        const { details } = await failsAs(add(fields), 'invalid', `${field} ${fault}`)
        equals(details.fields, { [field]: [fault] }, `what is said of ${field}`)
      }
      equals(await seen(), [], 'events afterwards')
      const { id } = await add({ title: 'Kept' })
      const change = form({ title: 'Kept', timeZone: 'x' })
      await failsAs(calendar.save(change, { id, reach: all }), 'invalid', 'a faulty change')
      equals((await calendar.event(id)).timeZone, 'Europe/Berlin', 'the event after a faulty change')
    }),
  ],
  [
    'once',
    'Makes an event once, however often it is asked with the same name',
    inCalendars(async ({ calendar, form, seen }) => {
      const request = newRequest()
      const first = await calendar.save(form({ title: 'Once' }), request)
      const again = await calendar.save(form({ title: 'Once' }), request)
      equals(again.id, first.id, 'the event of the second call')
      await calendar.save(form({ title: 'Once', place: 'Room 7' }), request)
      equals((await calendar.event(first.id)).place, 'Room 7', 'what was said otherwise the third time')
      equals((await seen('Once')).length, 1, 'events that were made')
      await calendar.save(form({ title: 'Once' }), newRequest())
      equals((await seen('Once')).length, 2, 'events after a call of another name')
    }),
  ],
  [
    'window',
    'Shows what takes place in some days, by its beginning, also what has begun before',
    inCalendars(async ({ calendar, add }) => {
      await add({ title: 'Later', time: timeOf('2030-03-05T12:00Z') })
      await add({ title: 'Goes on', time: timeOf('2030-03-04T20:00Z', 6 * 3_600_000) })
      await add({ title: 'Is over', time: timeOf('2030-03-04T23:00Z') })
      await add({ title: 'Not yet', time: timeOf('2030-03-06T00:00Z') })
      const from = Date.parse('2030-03-05T00:00Z')
      const window = { from, to: from + dayMs, timeZone: 'UTC' }
      const found = await calendar.occurrences(window)
      equals(
        found.map(({ title }) => title),
        ['Goes on', 'Later'],
        'events of the day',
      )
      const [first] = found
      equals(
        [first?.time, first?.occurrence, first?.isException, first?.guestCount, first?.canEdit],
        [timeOf('2030-03-04T20:00Z', 6 * 3_600_000), undefined, false, 0, true],
        'what is said of one',
      )
      const long = { ...window, to: from + maxWindowDays * dayMs }
      equals((await calendar.occurrences(long)).length, 3, 'events of the most days')
      const longer = { ...window, to: from + (maxWindowDays + 2) * dayMs }
      await failsAs(calendar.occurrences(longer), 'invalid', 'more days than may be')
    }),
  ],
  [
    'whole-days',
    'Has whole days be the same days in every zone',
    inCalendars(async ({ calendar, add }) => {
      await add({ title: 'Holiday', time: timeOf('2030-03-05', 2 * dayMs), timeZone: 'Asia/Shanghai' })
      const zones = { 'Asia/Tokyo': '+09:00', 'America/Los_Angeles': '-08:00', UTC: 'Z' }
      for (const [timeZone, offset] of Object.entries(zones)) {
        const days = ['04', '05', '06', '07'].map(async (day) => {
          const from = Date.parse(`2030-03-${day}T00:00${offset}`)
          return (await calendar.occurrences({ from, to: from + dayMs, timeZone })).length
        })
        equals(await Promise.all(days), [0, 1, 1, 0], `events of each day in ${timeZone}`)
      }
    }),
  ],
  [
    'shown',
    'Shows an event in its own colour or that of its calendar, and whether it reminds of itself',
    inCalendars(async ({ calendar, make, add, form, seen }) => {
      const { id } = await make('Green', { color: 'green' })
      const { id: eventId } = await add({ calendarId: id, title: 'Shown', place: 'Room 7' })
      const looks = async () => {
        const [shown] = await seen('Shown')
        return [shown?.color, shown?.hasReminder, shown?.place, shown?.calendarId]
      }
      equals(await looks(), ['green', false, 'Room 7', id], 'an event without a colour')
      const change = form({ calendarId: id, title: 'Shown', color: 'red', reminderMinutes: 0 })
      await calendar.save(change, { id: eventId, reach: all })
      equals(await looks(), ['red', true, '', id], 'an event with one, and with a reminder')
      await calendar.save(form({ calendarId: id, title: 'Shown' }), { id: eventId, reach: all })
      equals(await looks(), ['green', false, '', id], 'an event from which both were taken again')
    }),
  ],
  [
    'other-calendar',
    'Moves an event to another calendar',
    inCalendars(async ({ calendar, make, add, form, seen, person }, bob) => {
      const { id } = await add({ title: 'Moves' })
      const other = await make('Other')
      await calendar.save(form({ title: 'Moves', calendarId: other.id }), { id, reach: all })
      equals(
        (await seen('Moves')).map(({ calendarId, eventId }) => [calendarId, eventId]),
        [[other.id, id]],
        'where it is',
      )
      const read = await bob.make('Read', { sharees: [{ ...person.address, mayEdit: false }] })
      const intoRead = calendar.save(form({ calendarId: read.id }), { id, reach: all })
      await failsAs(intoRead, 'forbidden', 'a calendar that one only reads')
      await failsAs(calendar.save(form({ calendarId: missing }), newRequest()), 'notFound', 'no calendar')
    }),
  ],
  [
    'removed',
    'Removes an event, and brings it back once',
    inCalendars(async ({ calendar, add, form, seen }) => {
      const { id } = await add(wholeEvent)
      const undo = await calendar.remove(id, all)
      holds(undo, 'nothing brings it back')
      equals(await seen(), [], 'events that are left')
      await failsAs(calendar.event(id), 'notFound', 'the event that was removed')
      await failsAs(calendar.remove(id, all), 'notFound', 'removing it again')
      await failsAs(calendar.save(form(), { id, reach: all }), 'notFound', 'changing it')
      await calendar.restore(undo)
      equals(fieldsOf(await calendar.event(id)), fieldsOf(form(wholeEvent)), 'the event that came back')
      equals((await seen()).length, 5, 'its occurrences')
      await failsAs(calendar.restore(undo), 'notFound', 'bringing it back again')
    }),
  ],
  [
    'not-there',
    'Says of what is not there that it is not',
    inCalendars(async ({ calendar, add, form }) => {
      const { id } = await add()
      const occurrence = '2030-03-04T08:00:00Z'
      const one = { kind: 'one', occurrence } as const
      const calls: Record<string, () => Promise<unknown>> = {
        event: () => calendar.event(missing),
        save: () => calendar.save(form(), { id: missing, reach: all }),
        remove: () => calendar.remove(missing, all),
        restore: () => calendar.restore('0123456789abcdef0123'),
        uninvite: () => calendar.uninvite(missing, ['a@elsewhere.example.org']),
        answer: () => calendar.answer(missing, 'accepted'),
        exportFile: () => calendar.exportFile({ eventId: missing }),
        'event as one of a series': () => calendar.event(id, occurrence),
        'save as one of a series': () => calendar.save(form(), { id, reach: one }),
        'remove as one of a series': () => calendar.remove(id, one),
      }
      for (const [name, call] of Object.entries(calls)) await failsAs(call(), 'notFound', name)
      equals(beginnings(await calendar.occurrences({ from: 0, to: dayMs, timeZone: 'UTC' })), [], 'in 1970')
    }),
  ],
])
