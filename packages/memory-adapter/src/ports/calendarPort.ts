import {
  isZone,
  MailroomError,
  maxOccurrences,
  maxWindowDays,
  type CalendarExportChoice,
  type CalendarPort,
  type DownloadedFile,
  type EventWindow,
  type TransferOptions,
} from '@mailroom/core'
import { answerEvent, uninvite } from '../calendar/acts/answerEvent'
import { changeEvent } from '../calendar/acts/changeEvent'
import { removeCalendar } from '../calendar/acts/removeCalendar'
import { removeEvent, restoreEvent } from '../calendar/acts/removeEvent'
import { saveCalendar, shownCalendar } from '../calendar/acts/saveCalendar'
import { saveNewEvent } from '../calendar/acts/saveNewEvent'
import { checkedPreferences } from '../calendar/checkedPreferences'
import { checkSize, readEvents } from '../calendar/files/readEvents'
import { takeOverEvents } from '../calendar/files/takeOverEvents'
import { writeEvents } from '../calendar/files/writeEvents'
import { shownEvent, shownOccurrences } from '../calendar/shownEvents'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import type { CallName } from '../shares/callRights'
import type { Seat } from '../system/Seat'

/**
 * The calendars of whoever is signed in, and what others share with them. Rules that a form cannot make are kept as they stand in
 * a file, and take place once. Who is invited in the company has the event in their own calendar at once; to what a mail from
 * outside invites one only answers in the mail.
 */
export function createCalendarPort(seat: Seat, calls: Calls): CalendarPort {
  const make = <T>(
    name: CallName & `calendar.${string}`,
    act: () => T | Promise<T>,
    options?: TransferOptions,
  ): Promise<T> =>
    calls.make(
      name,
      () => {
        seat.requireOpenCalendar()
        return act()
      },
      options,
    )
  const shared = () => seat.system.calendars
  return {
    calendars: (options) =>
      make('calendar.calendars', () => shared().seenBy(seat.user).map(shownCalendar), options),
    saveCalendar: (fields, id) => make('calendar.saveCalendar', () => saveCalendar(seat, fields, id)),
    removeCalendar: (id) => make('calendar.removeCalendar', () => removeCalendar(seat, id)),
    occurrences: (window, options) =>
      make('calendar.occurrences', () => occurrencesFor(seat, checkedWindow(window)), options),
    event: (id, occurrence, options) =>
      make('calendar.event', () => shownEvent(shared().event(id, seat.user), occurrence), options),
    save: (fields, change) =>
      make('calendar.save', () =>
        'requestId' in change ? saveNewEvent(seat, fields, change) : changeEvent(seat, fields, change),
      ),
    remove: (id, reach) => make('calendar.remove', () => removeEvent(seat, id, reach)),
    restore: (undo) => make('calendar.restore', () => restoreEvent(seat, undo)),
    uninvite: (id, addresses) => make('calendar.uninvite', () => uninvite(seat, id, addresses)),
    answer: (id, answer, occurrence) =>
      make('calendar.answer', () => answerEvent(seat, id, answer, occurrence)),
    importFile: (file, how, options) =>
      make(
        'calendar.importFile',
        async () => {
          checkSize(file)
          if (!isZone(how.timeZone)) throw noZone()
          const bytes = new Uint8Array(await file.arrayBuffer())
          await transfer(bytes.length, calls, options)
          return takeOverEvents(seat, readEvents(bytes, how.timeZone), how)
        },
        options,
      ),
    exportFile: (choice, options) =>
      make('calendar.exportFile', () => exportFile(seat, choice, calls, options), options),
    preferences: (options) => make('calendar.preferences', () => seat.user.calendarPreferences, options),
    savePreferences: (preferences) =>
      make('calendar.savePreferences', () => {
        seat.user.calendarPreferences = checkedPreferences(preferences)
      }),
  }
}

function occurrencesFor({ system, user }: Seat, window: EventWindow) {
  return system.calendars
    .seenBy(user)
    .flatMap((seen) =>
      system.calendars
        .eventsIn(seen.calendar.id)
        .flatMap((event) => shownOccurrences({ event, ...seen }, window)),
    )
    .toSorted((a, b) => a.time.startsAt - b.time.startsAt || a.time.endsAt - b.time.endsAt)
    .slice(0, maxOccurrences)
}

const dayMs = 86_400_000

/** @throws MailroomError `invalid` */
function checkedWindow(window: EventWindow): EventWindow {
  const { from, to, timeZone } = window
  if (!isZone(timeZone)) throw noZone()
  // A change of the clocks makes a day longer.
  const isSound = to > from && to - from <= maxWindowDays * dayMs && Math.abs(from) < 8e15
  if (isSound) return window
  throw new MailroomError('invalid', `Events are asked for of at most ${maxWindowDays} days.`)
}

const noZone = () =>
  new MailroomError('invalid', 'There is no such time zone.', { fields: { timeZone: ['noZone'] } })

async function exportFile(
  { system, user }: Seat,
  choice: CalendarExportChoice,
  calls: Calls,
  options: TransferOptions | undefined,
): Promise<DownloadedFile> {
  const { calendars } = system
  const isOne = 'eventId' in choice
  const events = isOne
    ? [calendars.event(choice.eventId, user).event]
    : calendars.eventsIn(calendars.calendar(choice.calendarId, user).calendar.id)
  const bytes = writeEvents(
    events.map(({ held }) => held.series),
    system.now(),
  )
  await transfer(bytes.length, calls, options)
  const content = new Blob([bytes], { type: 'text/calendar;charset=utf-8' })
  return { name: isOne ? 'event.ics' : 'calendar.ics', content }
}
