import {
  addressKey,
  MailroomError,
  maxCalendarEvents,
  type Calendar,
  type CalendarId,
  type EventColor,
  type EventId,
} from '@mailroom/core'
import type { Account } from '../system/Account'
import { defaultCalendarNames } from './defaultCalendarNames'
import type { EventSeries, HeldSeries, KeptCalendar, KeptEvent } from './KeptEvent'
import { RemovedEvents } from './RemovedEvents'

/** A calendar as somebody sees it. */
export interface SeenCalendar {
  readonly calendar: KeptCalendar
  readonly access: Calendar['access']
  /** What they have it shown in. */
  readonly color: EventColor
}

/** An event as somebody sees it. */
export interface SeenEvent extends SeenCalendar {
  readonly event: KeptEvent
}

/** The calendars of everybody, and what is in them. Who sees what is asked anew each time: rights that end have ended. */
export class Calendars {
  readonly removed = new RemovedEvents()
  private readonly kept = new Map<CalendarId, KeptCalendar>()
  private readonly events = new Map<EventId, KeptEvent>()
  private lastId = 0

  constructor(accounts: readonly Account[]) {
    for (const owner of accounts) {
      const name = defaultCalendarNames[owner.person.locale]
      this.put({ id: this.newId(), owner, name, color: 'blue', isDefault: true, sharees: [] })
    }
  }

  /** An id that no calendar and no event has. */
  newId(): number {
    this.lastId += 1
    return this.lastId
  }

  /** One's own, the first one first, then by name; then those of others by owner and name. */
  seenBy(account: Account): readonly SeenCalendar[] {
    return [...this.kept.values()]
      .flatMap((calendar) => this.seen(calendar, account) ?? [])
      .toSorted((a, b) => order(rank(a), rank(b)) || order(a.calendar.name, b.calendar.name))
  }

  /** @throws MailroomError `notFound` */
  calendar(id: CalendarId, account: Account): SeenCalendar {
    const calendar = this.kept.get(id)
    const seen = calendar && this.seen(calendar, account)
    if (!seen) throw new MailroomError('notFound', 'There is no such calendar.')
    return seen
  }

  /** One's first calendar. */
  defaultOf(account: Account): KeptCalendar {
    return this.ofOwner(account).find(({ isDefault }) => isDefault)!
  }

  /** One's own. */
  ofOwner(account: Account): readonly KeptCalendar[] {
    return [...this.kept.values()].filter(({ owner }) => owner === account)
  }

  /** @throws MailroomError `notFound` */
  event(id: EventId, account: Account): SeenEvent {
    const event = this.events.get(id)
    const calendar = event && this.kept.get(event.calendarId)
    const seen = calendar && this.seen(calendar, account)
    if (!event || !seen) throw new MailroomError('notFound', 'There is no such event.')
    return { event, ...seen }
  }

  /** As it is, whoever sees it. */
  find(id: EventId): KeptEvent | undefined {
    return this.events.get(id)
  }

  /** All of a calendar. */
  eventsIn(id: CalendarId): readonly KeptEvent[] {
    return [...this.events.values()].filter(({ calendarId }) => calendarId === id)
  }

  /** The event in somebody's own calendars that has this name. */
  byUid(uid: string, account: Account): KeptEvent | undefined {
    const own = new Set(this.ofOwner(account).map(({ id }) => id))
    return [...this.events.values()].find(
      ({ calendarId, held }) => own.has(calendarId) && held.series.uid === uid,
    )
  }

  /** All of one series, in whoever's calendars. */
  sharing(held: HeldSeries): readonly KeptEvent[] {
    return [...this.events.values()].filter((event) => event.held === held)
  }

  /** Keeps a calendar over the one with its id, and tells those who see it. */
  put(calendar: KeptCalendar): KeptCalendar {
    const before = this.kept.get(calendar.id)
    this.kept.set(calendar.id, calendar)
    for (const each of before ? [before, calendar] : [calendar]) tell(each)
    return calendar
  }

  /** Takes a calendar away with its events. */
  drop({ id }: KeptCalendar): void {
    const calendar = this.kept.get(id)
    this.kept.delete(id)
    for (const event of this.eventsIn(id)) this.events.delete(event.id)
    if (calendar) tell(calendar)
  }

  /** Keeps an event over the one with its id, and tells those who see it. */
  keep(event: KeptEvent): KeptEvent {
    const before = this.events.get(event.id)
    this.events.set(event.id, event)
    if (before && before.calendarId !== event.calendarId) this.tellOf(before)
    this.tellOf(event)
    return event
  }

  /** Adds an event. @throws MailroomError `overQuota` */
  add(calendarId: CalendarId, event: Pick<KeptEvent, 'held' | 'invited'>): KeptEvent {
    this.requireRoom(calendarId, 1)
    return this.keep({ id: this.newId(), calendarId, ...event })
  }

  /** Keeps many events of a calendar at once. */
  takeOver(id: CalendarId, events: readonly KeptEvent[]): void {
    for (const event of events) this.events.set(event.id, event)
    const calendar = this.kept.get(id)
    if (calendar) tell(calendar)
  }

  /** Takes an event out. */
  take(event: KeptEvent): void {
    this.events.delete(event.id)
    this.tellOf(event)
  }

  /** A series changes in all calendars that it is in. */
  change(held: HeldSeries, series: EventSeries): void {
    held.series = series
    for (const event of this.sharing(held)) this.tellOf(event)
  }

  /** @throws MailroomError `overQuota` when so many more would be too many */
  requireRoom(id: CalendarId, more: number): void {
    if (this.eventsIn(id).length + more > maxCalendarEvents)
      throw new MailroomError('overQuota', `A calendar has at most ${maxCalendarEvents} events.`)
  }

  private seen(calendar: KeptCalendar, account: Account): SeenCalendar | undefined {
    const { owner, sharees, color } = calendar
    if (owner === account) return { calendar, access: 'own', color }
    const sharee = sharees.find((each) => each.account === account)
    return sharee && { calendar, access: sharee.mayEdit ? 'edit' : 'read', color: sharee.color ?? color }
  }

  private tellOf({ calendarId }: KeptEvent): void {
    const calendar = this.kept.get(calendarId)
    if (calendar) tell(calendar)
  }
}

/** Whether an address is that of somebody. */
export const isThem = (person: { readonly address: string }, { address }: Account): boolean =>
  addressKey(person) === addressKey(address)

const rank = ({ calendar, access }: SeenCalendar): string =>
  access === 'own' ? (calendar.isDefault ? '0' : '1') : `2${calendar.owner.address.name}`

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Whoever listens asks for their calendars then. */
function tell({ owner, sharees }: KeptCalendar): void {
  owner.publish({ kind: 'calendarChanged' })
  for (const { account } of sharees) account.publish({ kind: 'calendarChanged' })
}
