import {
  defaultCalendarPreferences,
  isMailroomError,
  type CalendarPort,
  type MailroomAdapter,
} from '@mailroom/core'
import { nothing } from './brokenAddressBook'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Breaks the calendars of both people. */
export const inCalendar = (
  change: (calendar: CalendarPort, adapter: Required<MailroomAdapter>) => Partial<CalendarPort>,
) => inPort('calendar', change)

/** Calendars, who sees them, and how. */
export const brokenCalendars: readonly BrokenAdapter[] = [
  {
    what: 'shows calendars in whatever order they came',
    world: inCalendar((calendar) => ({
      calendars: async (options) => (await calendar.calendars(options)).toSorted((a, b) => a.id - b.id),
    })),
    found: ['calendars/saved'],
  },
  {
    what: 'shares with whoever is in the mail system, and drops the others',
    world: inCalendar((calendar) => ({
      saveCalendar: instead(calendar.saveCalendar, (fields, id) =>
        calendar.saveCalendar({ ...fields, name: fields.name.slice(0, 20), sharees: [] }, id),
      ),
    })),
    found: ['calendars/faults'],
  },
  {
    what: 'has a name as often as it is given',
    world: inCalendar((calendar) => ({
      saveCalendar: instead(calendar.saveCalendar, (fields, id) =>
        calendar.saveCalendar({ ...fields, name: `${fields.name} 2` }, id),
      ),
    })),
    found: ['calendars/conflict'],
  },
  {
    what: 'makes room for one more calendar by taking another away',
    world: inCalendar((calendar) => ({
      saveCalendar: instead(calendar.saveCalendar, async (fields, id) => {
        const last = (await calendar.calendars()).at(-1)
        if (last) await calendar.removeCalendar(last.id)
        return calendar.saveCalendar(fields, id)
      }),
    })),
    found: ['calendars/too-many'],
  },
  {
    what: 'empties the first calendar instead of keeping it',
    world: inCalendar((calendar) => ({ removeCalendar: instead(calendar.removeCalendar, nothing) })),
    found: ['calendars/removed', 'calendars/left', 'calendars/foreign'],
  },
  {
    what: 'does nothing and says nothing where one only reads',
    world: inCalendar((calendar) => ({
      remove: (id, reach) =>
        calendar.remove(id, reach).catch((error: unknown) => {
          if (isMailroomError(error) && error.kind === 'forbidden') return undefined
          throw error
        }),
    })),
    found: ['calendars/shared'],
  },
  {
    what: 'has one colour of a calendar for all who see it',
    world: inCalendar((calendar) => ({
      calendars: async (options) =>
        (await calendar.calendars(options)).map((each) => (each.owner ? { ...each, color: 'red' } : each)),
    })),
    found: ['calendars/own-color'],
  },
  {
    what: 'writes an empty file where there is nothing to be written',
    world: inCalendar((calendar) => ({
      exportFile: instead(calendar.exportFile, () => ({ name: 'empty.ics', content: new Blob() })),
    })),
    found: ['calendars/foreign', 'calendar-files/one-event'],
  },
  {
    what: 'tells nobody live of calendars',
    world: inPort('live', (live) => ({
      subscribe: (listener) =>
        live.subscribe({
          ...listener,
          onEvent: (event) => {
            if (event.kind !== 'calendarChanged') listener.onEvent(event)
          },
        }),
    })),
    found: ['calendars/told'],
  },
  {
    what: 'has one lock for everybody, which everybody opens and nothing is behind',
    world: (world) => {
      let state = { isSet: false, isOpen: false }
      const lock = inPort('calendarLock', (port) => ({
        state: async () => state,
        set: async () => void (state = { isSet: true, isOpen: false }),
        open: async () => void (state = { isSet: true, isOpen: true }),
        remove: async (password) => (state.isSet ? undefined : port.remove(password)),
      }))
      return lock(world)
    },
    found: ['off', 'keeps', 'apart', 'session'].map((name) => `calendar-lock/${name}`),
  },
  {
    what: 'has everybody reminded by as much',
    world: inCalendar((calendar) => ({
      savePreferences: (preferences) => calendar.savePreferences({ ...preferences, reminderMinutes: 15 }),
    })),
    found: ['calendar-preferences/kept', 'calendar-preferences/faults'],
  },
  {
    what: 'takes usual hours for those that make no sense',
    world: inCalendar((calendar) => ({
      savePreferences: instead(calendar.savePreferences, () =>
        calendar.savePreferences(defaultCalendarPreferences),
      ),
    })),
    found: ['calendar-preferences/faults'],
  },
  {
    what: 'gives the calendars of the owner to every guest',
    world: inCalendar((calendar) => ({ calendars: instead(calendar.calendars, () => []) })),
    found: ['shares/levels'],
  },
]
