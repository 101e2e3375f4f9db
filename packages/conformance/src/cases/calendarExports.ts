import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import {
  calendarFile,
  fieldsOf,
  filedDay,
  filedEvent,
  inCalendars,
  newRequest,
  timeOf,
  wholeEvent,
} from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'
import { portOf, rows } from '../world/scene'

const missing = 987_654_321
const utc = 'UTC'

/** Files of events that are written, and what of them is left alone. @source CA-05 */
export const calendarExportCases = casesOf(
  { area: 'calendar-files', port: 'calendar', needs: ['calendar'] },
  [
    [
      'carried',
      'Writes a file by which another calendar has the same events',
      inCalendars(async (alice, bob) => {
        const { calendar, add, seen, home } = alice
        const { color: _color, ...whole } = wholeEvent
        const { id } = await add(whole)
        await add({ title: 'Whole days', time: timeOf('2030-04-01', 3 * 86_400_000) })
        const one = { kind: 'one', occurrence: '2030-03-21T06:00:00Z' } as const
        const moved = alice.form({ ...whole, title: 'Differs', time: timeOf('2030-03-22T06:00Z') })
        await calendar.save(moved, { id, reach: one })
        await calendar.remove(id, { kind: 'one', occurrence: '2030-04-04T06:00:00Z' })
        const { content } = await calendar.exportFile({ calendarId: home.id })
        const file = new File([content], 'calendar.ics')
        const other = await bob.make('Carried')
        const how = { calendarId: other.id, timeZone: 'America/New_York' }
        const { added, faultCount } = await bob.calendar.importFile(file, how)
        equals([added, faultCount], [2, 0], 'what became of the file')
        const facts = (events: Awaited<ReturnType<typeof seen>>) =>
          events.map(({ title, place, time, occurrence, isException, hasReminder }) => ({
            ...{ title, place, time, occurrence, isException, hasReminder },
          }))
        equals(facts(await bob.seen()), facts(await seen()), 'events of the other calendar')
        const [first] = await bob.seen(whole.title)
        const carried = await bob.calendar.event(first!.eventId)
        equals(
          fieldsOf(carried),
          fieldsOf({ ...alice.form(whole), calendarId: other.id }),
          'an event of it as a whole',
        )
      }),
    ],
    [
      'one-event',
      'Writes one event alone, and nothing of what is not there',
      inCalendars(async (alice, bob) => {
        const { calendar, add } = alice
        const { id } = await add({ title: 'Alone' })
        await add({ title: 'Beside it' })
        const { name, content } = await calendar.exportFile({ eventId: id })
        holds(name.endsWith('.ics'), `the file is called ${name}`)
        const file = new File([content], name)
        await bob.calendar.importFile(file, { calendarId: bob.home.id, timeZone: utc })
        equals(
          (await bob.seen()).map(({ title }) => title),
          ['Alone'],
          'events of the file',
        )
        await failsAs(calendar.exportFile({ eventId: missing }), 'notFound', 'no event')
        await failsAs(calendar.exportFile({ calendarId: missing }), 'notFound', 'no calendar')
      }),
    ],
    [
      'nobody-invited',
      'Invites nobody whom a file names as a guest',
      inCalendars(async (alice, bob) => {
        const { address } = bob.person.address
        const file = calendarFile(
          filedEvent('guests-1@case.example', [
            ...['SUMMARY:Guests', 'DTSTART:20300304T080000Z', 'DTEND:20300304T090000Z'],
            `ORGANIZER:mailto:${alice.person.address.address}`,
            `ATTENDEE;RSVP=TRUE:mailto:${address}`,
          ]),
        )
        await alice.calendar.importFile(file, { calendarId: alice.home.id, timeZone: utc })
        equals((await alice.seen('Guests')).length, 1, 'events that were taken over')
        // What would have been sent comes before this.
        const guests = [{ ...bob.person.address, isOptional: false }]
        await alice.calendar.save(alice.form({ title: 'Mark', guests }), newRequest())
        await until('the mark', async () => (await rows(bob.adapter, 'INBOX'))[0])
        const events = await Promise.all(
          (await rows(bob.adapter, 'INBOX')).map(({ ref }) => portOf(bob.adapter, 'invitations').read(ref)),
        )
        equals(
          events.map((event) => event?.title),
          ['Mark'],
          'what the guest is invited to',
        )
      }),
      { needs: ['calendar', 'invitations'] },
    ],
    [
      'withdrawn',
      'Takes over all of a file or nothing when that is withdrawn',
      inCalendars(async ({ calendar, home, seen }) => {
        const many = Array.from({ length: 50 }, (_, index) =>
          filedDay(`w-${index}@case.example`, 'Withdrawn'),
        )
        const file = calendarFile(many.flat())
        const how = { calendarId: home.id, timeZone: utc }
        const before = calendar.importFile(file, how, { signal: AbortSignal.abort() })
        await failsAs(before, 'cancelled', 'a file that was withdrawn before')
        equals((await seen()).length, 0, 'events afterwards')
        const controller = new AbortController()
        const onProgress = () => controller.abort()
        const ended = await calendar.importFile(file, how, { signal: controller.signal, onProgress }).then(
          () => 50,
          () => undefined,
        )
        const { length } = await seen()
        holds(length === (ended ?? length) && [0, 50].includes(length), `${length} of 50 are taken over`)
      }),
    ],
  ],
)
