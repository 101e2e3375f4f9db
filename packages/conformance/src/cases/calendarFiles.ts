import { maxCalendarFileBytes, maxCalendarFileEvents } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import {
  beginnings,
  calendarFile,
  filedDay,
  filedEvent,
  inCalendars,
  ruleOf,
  timeOf,
} from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'

const missing = 987_654_321
const utc = 'UTC'

/** A series with one that is left out and one that differs, as other programs write it. */
const series = [
  ...filedEvent('series-1@case.example', [
    'SUMMARY:评审\\, "Polaris"\\; 2',
    'LOCATION:Room',
    '  7',
    'DESCRIPTION:one\\ntwo',
    'DTSTART;TZID=Europe/Berlin:20300311T090000',
    'DTEND;TZID=Europe/Berlin:20300311T100000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4',
    'EXDATE;TZID=Europe/Berlin:20300318T090000',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT30M', 'DESCRIPTION:x', 'END:VALARM'],
  ]),
  ...filedEvent('series-1@case.example', [
    'RECURRENCE-ID;TZID=Europe/Berlin:20300325T090000',
    'SUMMARY:Moved',
    'DTSTART;TZID=Europe/Berlin:20300326T120000',
    'DTEND;TZID=Europe/Berlin:20300326T130000',
  ]),
]

/** Files of events that are read. @source CA-05 */
export const calendarFileCases = casesOf({ area: 'calendar-files', port: 'calendar', needs: ['calendar'] }, [
  [
    'read',
    'Takes over the events of a file, with their series and what differs of them',
    inCalendars(async ({ calendar, home, seen }) => {
      const done: number[] = []
      const onProgress = ({ doneBytes }: { readonly doneBytes: number }) => void done.push(doneBytes)
      const file = calendarFile([...series, ...filedDay('day-1@case.example', 'Holiday')])
      const how = { calendarId: home.id, timeZone: utc }
      const outcome = await calendar.importFile(file, how, { onProgress })
      equals(outcome, { added: 2, changed: 0, faults: [], faultCount: 0 }, 'what became of the file')
      equals(done.at(-1), file.size, 'the end of the progress')
      const found = await seen('评审, "Polaris"; 2')
      equals(beginnings(found), ['2030-03-11T08:00Z', '2030-04-01T07:00Z'], 'when the series is')
      const [moved] = await seen('Moved')
      equals(
        [moved?.occurrence, moved?.time.startsAt, moved?.isException],
        ['2030-03-25T08:00:00Z', Date.parse('2030-03-26T11:00Z'), true],
        'the one that differs',
      )
      const event = await calendar.event(found[0]!.eventId)
      const { place, note, timeZone, recurrence, reminderMinutes, guests } = event
      equals(
        [place, note, timeZone, reminderMinutes, guests],
        ['Room 7', 'one\ntwo', 'Europe/Berlin', 30, []],
        'it',
      )
      equals(recurrence, ruleOf('week', { weekdays: [{ day: 1 }], count: 4 }), 'its rule')
      equals((await seen('Holiday'))[0]?.time, timeOf('2030-03-05'), 'a whole day')
    }),
  ],
  [
    'zones',
    'Reads times in the zone that they say, or else in that of the reader',
    inCalendars(async ({ calendar, home, seen }) => {
      const times = {
        Universal: ['DTSTART:20300304T080000Z', 'DTEND:20300304T090000Z'],
        Zoned: ['DTSTART;TZID=America/New_York:20300304T080000', 'DURATION:PT2H'],
        Floating: ['DTSTART:20300304T080000', 'DTEND:20300304T083000'],
      }
      const lines = Object.entries(times).flatMap(([title, each]) =>
        filedEvent(`${title}@case.example`, [`SUMMARY:${title}`, ...each]),
      )
      await calendar.importFile(calendarFile(lines), { calendarId: home.id, timeZone: 'Asia/Tokyo' })
      const time = async (title: string) => (await seen(title))[0]?.time
      equals(await time('Universal'), timeOf('2030-03-04T08:00Z'), 'a time of UTC')
      equals(await time('Zoned'), timeOf('2030-03-04T13:00Z', 7_200_000), 'a time of a zone')
      equals(await time('Floating'), timeOf('2030-03-03T23:00Z', 1_800_000), 'a time of no zone')
    }),
  ],
  [
    'faults',
    'Takes over all that can be, and says what could not',
    inCalendars(async ({ calendar, home, seen }) => {
      const file = calendarFile([
        ...filedEvent('none-1@case.example', ['SUMMARY:No time']),
        ...filedDay('sound-1@case.example', 'Sound'),
        ...filedEvent('rule-1@case.example', [
          ...['SUMMARY:No rule', 'DTSTART:20300304T080000Z', 'RRULE:FREQ=SOMETIMES'],
        ]),
      ])
      const outcome = await calendar.importFile(file, { calendarId: home.id, timeZone: utc })
      equals([outcome.added, outcome.changed, outcome.faultCount], [1, 0, 2], 'what became of the file')
      equals(
        outcome.faults,
        [
          { title: 'No time', fault: 'noTime' },
          { title: 'No rule', fault: 'noRule' },
        ],
        'what could not be taken over',
      )
      equals(
        (await seen()).map(({ title }) => title),
        ['Sound'],
        'events afterwards',
      )
    }),
  ],
  [
    'again',
    'Overwrites what is there by its own name, and has it once',
    inCalendars(async ({ calendar, home, seen }) => {
      const how = { calendarId: home.id, timeZone: utc }
      await calendar.importFile(calendarFile(filedDay('again-1@case.example', 'Before')), how)
      const [before] = await seen('Before')
      const changed = calendarFile([
        ...filedDay('again-1@case.example', 'After', '20300306'),
        ...filedDay('again-2@case.example', 'New'),
      ])
      const { added, changed: overwritten } = await calendar.importFile(changed, how)
      equals([added, overwritten], [1, 1], 'what became of the file')
      equals(
        (await seen()).map(({ title }) => title),
        ['New', 'After'],
        'events afterwards',
      )
      equals((await seen('After'))[0]?.eventId, before?.eventId, 'the id of what was overwritten')
    }),
  ],
  [
    'refused',
    'Takes over nothing of a file that is none, too large, or for where one may not write',
    inCalendars(async (alice, bob) => {
      const { calendar, home, seen } = alice
      const how = { calendarId: home.id, timeZone: utc }
      const one = filedDay('one-1@case.example', 'One')
      const files: Record<string, File> = {
        empty: new File([], 'empty.ics'),
        words: new File(['Just some words\r\n'], 'words.ics'),
        page: new File(['<!doctype html><script>alert(1)</script>'], 'page.ics'),
        'a file of contacts': new File(['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nEND:VCARD\r\n'], 'card.ics'),
      }
      for (const [name, file] of Object.entries(files)) {
        const { details } = await failsAs(calendar.importFile(file, how), 'invalid', name)
        holds((details.fields?.file?.length ?? 0) > 0, `nothing is said of ${name}`)
      }
      const bytes = new File([new Uint8Array(maxCalendarFileBytes + 1)], 'large.ics')
      await failsAs(calendar.importFile(bytes, how), 'tooLarge', 'a file of too many bytes')
      const many = Array.from({ length: maxCalendarFileEvents + 1 }, (_, index) =>
        filedDay(`many-${index}@case.example`, 'Many'),
      )
      await failsAs(calendar.importFile(calendarFile(many.flat()), how), 'tooLarge', 'too many events')
      const lost = calendar.importFile(calendarFile(one), { ...how, calendarId: missing })
      await failsAs(lost, 'notFound', 'a calendar that is not there')
      const sharees = [{ ...alice.person.address, mayEdit: false }]
      const { id } = await bob.make('Read', { sharees })
      const forbidden = calendar.importFile(calendarFile(one), { ...how, calendarId: id })
      await failsAs(forbidden, 'forbidden', 'a calendar that one only reads')
      equals(await seen(), [], 'events afterwards')
    }),
  ],
])
