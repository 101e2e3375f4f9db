import { instead, type BrokenAdapter } from './BrokenAdapter'
import { inCalendar } from './brokenCalendars'

/** Changes the text of a file before it is read. */
const reading = (change: (text: string) => string): BrokenAdapter['world'] =>
  inCalendar((calendar) => ({
    importFile: async (file, how, options) => {
      if (file.size > 1_000_000) return calendar.importFile(file, how, options)
      return calendar.importFile(new File([change(await file.text())], file.name), how, options)
    },
  }))

/** Files of events. */
export const brokenCalendarFiles: readonly BrokenAdapter[] = [
  {
    what: 'passes over what differs of a series in a file',
    world: reading((text) => text.replaceAll('RECURRENCE-ID', 'X-ID').replaceAll('EXDATE', 'X-DATE')),
    found: ['calendar-files/read', 'calendar-files/carried'],
  },
  {
    what: 'takes all times of a file for those of UTC',
    world: reading((text) => text.replace(/;TZID=[^:]*/g, '')),
    found: ['calendar-files/zones', 'calendar-files/read'],
  },
  {
    what: 'counts no faults of a file',
    world: inCalendar((calendar) => ({
      importFile: async (...question) => ({
        ...(await calendar.importFile(...question)),
        ...{ faults: [], faultCount: 0 },
      }),
    })),
    found: ['calendar-files/faults'],
  },
  {
    what: 'adds what is there already',
    world: reading((text) => text.replace(/^UID:.*$/gm, () => `UID:${crypto.randomUUID()}`)),
    found: ['calendar-files/again', 'calendar-files/read'],
  },
  {
    what: 'takes nothing over from whatever it cannot read, and says nothing',
    world: inCalendar((calendar) => ({
      importFile: instead(calendar.importFile, () => ({ added: 0, changed: 0, faults: [], faultCount: 0 })),
    })),
    found: ['calendar-files/refused', 'calendar-files/withdrawn'],
  },
  {
    what: 'invites whoever a file names',
    world: inCalendar((calendar) => ({
      importFile: async (file, how, options) => {
        const outcome = await calendar.importFile(file, how, options)
        const address = /^ATTENDEE.*mailto:(.*)$/m.exec(await file.text())?.[1]?.trim()
        const window = { from: Date.UTC(2030, 0), to: Date.UTC(2030, 6), timeZone: 'UTC' }
        for (const { eventId } of address ? await calendar.occurrences(window) : []) {
          const { guests: _guests, ...event } = await calendar.event(eventId)
          const guests = [{ address: address!, name: '', isOptional: false }]
          await calendar.save({ ...event, guests }, { id: eventId, reach: { kind: 'all' } })
        }
        return outcome
      },
    })),
    found: ['calendar-files/nobody-invited'],
  },
  {
    what: 'writes the whole calendar for each of its events',
    world: inCalendar((calendar) => ({
      exportFile: async (choice, options) => {
        if (!('eventId' in choice)) return calendar.exportFile(choice, options)
        const { calendarId } = await calendar.event(choice.eventId)
        return calendar.exportFile({ calendarId }, options)
      },
    })),
    found: ['calendar-files/one-event'],
  },
]
