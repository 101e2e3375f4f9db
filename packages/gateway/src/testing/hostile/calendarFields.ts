import { randomUUID } from 'node:crypto'
import type { World } from '../every-route/World'
import { eventForm } from '../eventForm'
import type { KeptFields, Shown } from './KeptField'
import { unique } from './KeptField'

const texts = ['title', 'place', 'remark', 'participants.0.person.1'] as const

/** Fields of calendars and events whose text is kept and shown again. */
export function calendarFields({ alice, calendarId }: World): KeptFields {
  const days = { query: { start: '2026-12-01T00:00:00Z', end: '2027-01-01T00:00:00Z', timezone: 'UTC' } }
  /** The list of days, and the event that was made last. */
  const shown = async (): Promise<Shown> => {
    const { results } = await alice.ask('events', days)
    const id = Math.max(...results.map((one) => one.id))
    return [
      ['events', days],
      ['event', { path: { id: String(id) }, query: {} }],
    ]
  }
  const form = () =>
    eventForm(calendarId, unique(), {
      participants: [{ person: ['carol@example.com', 'Carol'], is_optional: false }],
    })
  const create = () => ({ body: { request_id: randomUUID(), ...form() } })
  const update = async () => {
    const { id } = await alice.ask('createEvent', create())
    return { path: { id: String(id) }, body: { reach: 'all', occurrence: null, ...form() } }
  }
  const sharee = { email: 'carol@example.com', fullname: 'Carol', permission: 'read' }
  const calendar = () => ({ body: { name: unique(), color: 'red', sharees: [sharee] } })
  const changed = async () => ({
    path: { id: String((await alice.ask('createCalendar', calendar())).id) },
    ...calendar(),
  })
  const calendars = async (): Promise<Shown> => [['calendars']]
  return {
    ...Object.fromEntries(
      texts.flatMap((field) =>
        [[`createEvent body.${field}`, create] as const, [`updateEvent body.${field}`, update] as const].map(
          ([name, input]) => [name, { input, shown, as: field === 'remark' ? 'exact' : 'line' }] as const,
        ),
      ),
    ),
    // Whoever a calendar is shared with is called as they call themselves.
    'createCalendar body.sharees.0.fullname': { input: calendar, shown: calendars, as: 'unshown' },
    'updateCalendar body.sharees.0.fullname': { input: changed, shown: calendars, as: 'unshown' },
    'createCalendar body.name': { input: calendar, shown: calendars, as: 'line' },
    'updateCalendar body.name': {
      input: changed,
      ...{ shown: calendars, as: 'line' },
    },
  }
}
