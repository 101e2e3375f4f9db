import type { Address, CalendarId, Invitee } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { findAccount } from '../accounts/findAccount'
import { recordOf } from '../calendar/acts/addEvent'
import type { CalendarParts } from '../calendar/CalendarParts'
import { createCalendarService, type CalendarService } from '../calendar/CalendarService'
import type { EventRecord } from '../calendar/EventRecord'
import { withoutReaders } from '../calendar/itip/ownFacts'
import { calendarTurn } from '../calendar/kept/calendarTurn'
import { writeRecord } from '../calendar/kept/writeRecord'
import { createReminderPlan } from '../calendar/reminders/planReminder'
import { systemClock } from '../jobs/Clock'
import { JobQueue } from '../jobs/JobQueue'
import { seedCalendars } from './events/seedCalendars'
import type { SeedCalendar, SeedEvent } from './events/SeedEvent'
import { seedOutsiders, seedPeople, seedZones, type SeedPerson } from './people'
import { seedTime } from './seedTime'

/** People of other companies by their address. */
const outsiders: ReadonlyMap<string, Address> = new Map(
  Object.values(seedOutsiders).flatMap((people) => people.map((each) => [each.address, each])),
)

/** Somebody of the example company, and the calendar that they have from the start. */
interface Owner extends Pick<SeedPerson, 'language'> {
  readonly id: AccountId
  readonly address: Address
  readonly calendarId: CalendarId
}

/** By account. */
type Owners = ReadonlyMap<string, Owner>

/** An event as it comes into one calendar. */
interface Entry {
  readonly ownerId: AccountId
  readonly calendarId: CalendarId
  readonly record: EventRecord
}

/**
 * Fills the calendars of the example company around the day on which it is written. Whoever is invited has the event in their
 * calendar too, and has answered already or not: no mail is written about it, and nobody is reminded of what is over.
 *
 * @param idOf the account of a name
 * @returns the number of events in all calendars, each series counted once
 * @source GW-02
 */
export async function fillCalendars(
  { database, events, now }: Pick<CalendarParts, 'database' | 'events' | 'now'>,
  idOf: (account: string) => Promise<AccountId | undefined>,
): Promise<number> {
  const queue = new JobQueue(database, { ...systemClock, now })
  const planReminder = createReminderPlan(queue, now)
  const service = createCalendarService({ database, events, queue, planReminder, now })
  const owners = await ownersOf(service, database, idOf)
  const entries: Entry[] = []
  for (const seed of seedCalendars) {
    const owner = owners.get(seed.owner)
    if (owner === undefined) continue
    const calendarId = await calendarOf(service, owner, owners, seed.made)
    for (const event of seed.events)
      entries.push(...entriesOf(event, { ...owner, calendarId }, owners, now()))
  }
  const turns = [...owners.values()].map(({ id }) => calendarTurn(id))
  await database.transaction(async (trx) => {
    for (const { ownerId, calendarId, record } of entries) {
      const id = await writeRecord(trx, calendarId, record, { now: now() })
      await planReminder(trx, { id, ownerId, record })
    }
  }, turns)
  return entries.length
}

async function ownersOf(
  service: CalendarService,
  { db }: CalendarParts['database'],
  idOf: (account: string) => Promise<AccountId | undefined>,
): Promise<Owners> {
  const owners = new Map<string, Owner>()
  for (const { account, realName: name, language } of seedPeople) {
    const id = await idOf(account)
    const known = id === undefined ? undefined : await findAccount(db, id)
    if (id === undefined || known === undefined) continue
    const [first] = await service.calendars(id, language)
    const address = { address: known.address, name }
    owners.set(account, { id, language, address, calendarId: first!.id })
  }
  return owners
}

/** The calendar of somebody, made unless everybody has it. */
async function calendarOf(
  service: CalendarService,
  owner: Owner,
  owners: Owners,
  made: SeedCalendar['made'],
): Promise<CalendarId> {
  if (made === undefined) return owner.calendarId
  const { name, color, sharees = {} } = made
  const known = Object.entries(sharees).flatMap(([account, access]) => {
    const sharee = owners.get(account)
    return sharee ? [{ ...sharee.address, mayEdit: access === 'edit' }] : []
  })
  return (await service.saveCalendar(owner.id, { name, color, sharees: known }, undefined, owner.language)).id
}

/** An event in the calendar of whoever has made it, and in the first calendar of those whom they have invited. */
function entriesOf(event: SeedEvent, owner: Owner, owners: Owners, now: number): readonly Entry[] {
  const record = recordOfSeed(event, owner, owners, now)
  const invited = Object.keys(event.guests ?? {}).flatMap((account) => owners.get(account) ?? [])
  return [
    { ownerId: owner.id, calendarId: owner.calendarId, record },
    ...invited.map(({ id, calendarId }) => ({ ownerId: id, calendarId, record: withoutReaders(record) })),
  ]
}

function recordOfSeed(event: SeedEvent, owner: Owner, owners: Owners, now: number): EventRecord {
  const { title, place = '', note = '', color, reminderMinutes, optional = [] } = event
  const timeZone = seedZones[owner.language]
  const guests = Object.entries(event.guests ?? {}).flatMap(([who, status]): readonly Invitee[] => {
    const address = owners.get(who)?.address ?? outsiders.get(who)
    return address ? [{ ...address, status, isOptional: optional.includes(who) }] : []
  })
  const fields = {
    ...{ calendarId: owner.calendarId, title, place, note, timeZone, guests },
    ...seedTime(event, now, timeZone),
    ...(color !== undefined && { color }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
  }
  return { ...recordOf(fields, owner.address), guests }
}
