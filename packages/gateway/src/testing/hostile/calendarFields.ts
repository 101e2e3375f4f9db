import { randomUUID } from 'node:crypto'
import type { World } from '../every-route/World'
import { eventForm } from '../eventForm'
import type { KeptFields, Shown } from './KeptField'
import { unique } from './KeptField'

const texts = ['title', 'place', 'remark', 'participants.0.person.1'] as const

/** As many stand beside each other while names are tried. */
const fewCalendars = 10

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
  /** There are at most fifty: the one before goes. */
  const calendar = async () => {
    const { results } = await alice.ask('calendars')
    const made = results.find(({ id, is_default: isDefault }) => !isDefault && id !== calendarId)
    if (made && results.length > fewCalendars)
      await alice.ask('deleteCalendar', { path: { id: String(made.id) } })
    return { body: { name: unique(), color: 'red' as const, sharees: [sharee] } }
  }
  const changed = async () => {
    const { id } = await alice.ask('createCalendar', await calendar())
    return { path: { id: String(id) }, ...(await calendar()) }
  }
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
