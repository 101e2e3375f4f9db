import { maxCalendars, maxSharees, type CalendarFields } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { inCalendars } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'

const missing = 987_654_321

/** What is wrong with a calendar, by the field at fault. */
const faulty: readonly (readonly [field: string, fault: string, fields: Partial<CalendarFields>])[] = [
  ['name', 'missing', { name: ' ' }],
  ['name', 'tooLong', { name: 'x'.repeat(21) }],
  ['sharees', 'notAddress', { sharees: [{ address: 'nobody', name: '', mayEdit: false }] }],
  ['sharees', 'notHere', { sharees: [{ address: 'nobody@elsewhere.example.org', name: '', mayEdit: true }] }],
  [
    'sharees',
    'tooManyPeople',
    {
      sharees: Array.from({ length: maxSharees + 1 }, (_, index) => ({
        ...{ address: `a${index}@elsewhere.example.org`, name: '', mayEdit: false },
      })),
    },
  ],
]

/** Calendars of one's own, and those that others share. @source CA-01, CA-03 */
export const calendarCases = casesOf({ area: 'calendars', port: 'calendar', needs: ['calendar'] }, [
  [
    'saved',
    'Has one first calendar, makes others and changes them, and shows them by name',
    inCalendars(async ({ calendar, home, make }) => {
      equals([home.access, home.owner], ['own', undefined], 'the first one')
      const zebra = await make('Zebra', { color: 'red' })
      equals([zebra.name, zebra.color, zebra.access], ['Zebra', 'red', 'own'], 'a new one')
      holds(!zebra.isDefault, 'a new calendar is the first one')
      const apple = await make('😀'.repeat(20))
      const changed = { name: 'Apple', color: 'gray', sharees: [] } as const
      equals((await calendar.saveCalendar(changed, apple.id)).id, apple.id, 'the id after a change')
      await calendar.saveCalendar({ name: home.name, color: 'orange', sharees: [] }, home.id)
      const own = await calendar.calendars()
      equals(
        own.map(({ name, color, isDefault }) => [name, color, isDefault]),
        [
          [home.name, 'orange', true],
          ['Apple', 'gray', false],
          ['Zebra', 'red', false],
        ],
        'all of them',
      )
    }),
  ],
  [
    'faults',
    'Refuses a calendar with the fields that are wrong, and says what is wrong with them',
    inCalendars(async ({ calendar, make }) => {
      const before = await calendar.calendars()
      for (const [field, fault, fields] of faulty) {
        const { details } = await failsAs(make('Faulty', fields), 'invalid', `${field} ${fault}`)
        equals(details.fields, { [field]: [fault] }, `what is said of ${field}`)
      }
      equals((await calendar.calendars()).length, before.length, 'how many there are afterwards')
    }),
  ],
  [
    'conflict',
    'Has each name once, and each person their own',
    inCalendars(async ({ calendar, make, home }, bob) => {
      const { id } = await make('Twice')
      await failsAs(make('Twice'), 'conflict', 'a name that there is')
      const other = await make('Other')
      const fields = { name: 'Twice', color: 'red', sharees: [] } as const
      await failsAs(calendar.saveCalendar(fields, other.id), 'conflict', 'a new name that there is')
      await failsAs(calendar.saveCalendar(fields, home.id), 'conflict', 'a name for the first one')
      equals((await calendar.saveCalendar(fields, id)).color, 'red', 'one that keeps its name')
      equals((await bob.make('Twice')).name, 'Twice', 'the name with somebody else')
      const lost = { ...fields, name: 'Lost' }
      await failsAs(calendar.saveCalendar(lost, missing), 'notFound', 'one that is not there')
    }),
  ],
  [
    'too-many',
    'Takes no more calendars than there may be',
    inCalendars(async ({ calendar, make }) => {
      const { length } = await calendar.calendars()
      for (let index = length; index < maxCalendars; index += 1) await make(`Calendar ${index}`)
      await failsAs(make('One more'), 'overQuota', 'one more')
      equals((await calendar.calendars()).length, maxCalendars, 'how many there are')
    }),
  ],
  [
    'removed',
    'Removes a calendar with its events, and never the first one',
    inCalendars(async ({ calendar, home, make, add, seen }) => {
      const { id } = await make('Removed')
      const event = await add({ calendarId: id, title: 'In it' })
      await add({ title: 'Beside it' })
      await failsAs(calendar.removeCalendar(home.id), 'forbidden', 'removing the first one')
      await calendar.removeCalendar(id)
      await failsAs(calendar.removeCalendar(id), 'notFound', 'removing it again')
      await failsAs(calendar.event(event.id), 'notFound', 'an event of it')
      equals(
        (await seen()).map(({ title }) => title),
        ['Beside it'],
        'events that are left',
      )
      equals(
        (await calendar.calendars()).map((each) => each.id),
        [home.id],
        'calendars that are left',
      )
    }),
  ],
])
