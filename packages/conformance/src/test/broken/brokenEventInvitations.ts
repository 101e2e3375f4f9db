import type { EventFields } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'
import { inCalendar } from './brokenCalendars'

const unguested = ({ guests: _guests, ...fields }: EventFields): EventFields => ({ ...fields, guests: [] })

/** Invitations to events of a calendar. */
export const brokenEventInvitations: readonly BrokenAdapter[] = [
  {
    what: 'invites nobody',
    world: inCalendar((calendar) => ({ save: (fields, how) => calendar.save(unguested(fields), how) })),
    found: ['event-invitations/invited', 'event-invitations/other-guests', 'event-invitations/only-own'],
  },
  {
    what: 'forgets the mail from which an event arose',
    world: inCalendar((calendar) => ({
      save: (fields, how) => calendar.save(fields, 'requestId' in how ? { requestId: how.requestId } : how),
    })),
    found: ['event-invitations/of-a-mail'],
  },
  {
    what: 'hears no answers',
    world: inCalendar((calendar) => ({
      event: async (...question) => {
        const event = await calendar.event(...question)
        const guests = event.guests.map((guest) => ({ ...guest, status: 'pending' as const }))
        return { ...event, guests }
      },
    })),
    found: ['event-invitations/answered-by-mail', 'event-invitations/not-coming'],
  },
  {
    what: 'keeps answers to itself',
    world: inCalendar((calendar) => ({ answer: instead(calendar.answer, () => undefined) })),
    found: ['event-invitations/answered', 'calendars/foreign', 'events/not-there'],
  },
  {
    what: 'answers for a whole series',
    world: inCalendar((calendar) => ({ answer: (id, answer) => calendar.answer(id, answer) })),
    found: ['event-invitations/answered-one'],
  },
  {
    what: 'tells guests of each change anew',
    world: inCalendar((calendar) => ({
      save: async (fields, how) => {
        if (!('reach' in how) || fields.guests.length === 0) return calendar.save(fields, how)
        await calendar.save({ ...fields, note: crypto.randomUUID() }, how)
        return calendar.save(fields, how)
      },
    })),
    found: ['event-invitations/changed'],
  },
  {
    what: 'keeps guests who are none any more',
    world: inCalendar(() => ({ uninvite: async () => undefined })),
    found: ['event-invitations/uninvited'],
  },
  {
    what: 'only says that it has removed an event',
    world: inCalendar(() => ({ remove: async () => undefined })),
    found: ['event-invitations/called-off', 'event-invitations/not-coming'],
  },
  {
    what: 'gives a calendar another name when it is to be removed',
    world: inCalendar((calendar) => ({
      removeCalendar: async (id) => {
        await calendar.saveCalendar({ name: `Old ${id}`, color: 'gray', sharees: [] }, id)
      },
    })),
    found: ['event-invitations/calendar-removed', 'calendars/removed'],
  },
  {
    what: 'moves for oneself what others have invited to',
    world: inCalendar((calendar) => ({
      save: instead(calendar.save, async (fields, how) => {
        const there = 'id' in how ? await calendar.event(how.id) : fields
        return calendar.save({ ...fields, time: there.time, guests: there.guests }, how)
      }),
    })),
    found: ['event-invitations/of-others', 'event-invitations/only-own'],
  },
  {
    what: 'has invitations say nothing of an event',
    world: inPort('invitations', () => ({ read: async () => undefined })),
    found: ['event-invitations/invited', 'calendar-files/nobody-invited'],
  },
]
