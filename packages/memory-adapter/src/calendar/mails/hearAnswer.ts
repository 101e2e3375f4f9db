import {
  addressKey,
  type Address,
  type EventFacts,
  type EventNotice,
  type InvitationStatus,
  type OccurrenceId,
} from '@mailroom/core'
import type { Account } from '../../system/Account'
import type { Calendars } from '../Calendars'
import type { EventSeries } from '../KeptEvent'
import { withException } from '../series/changeSeries'
import { occurrenceOf } from '../series/seriesOccurrences'

/**
 * Takes the answer of a guest out of a mail that has come to whoever invites. Nobody answers for somebody else, and not to what
 * was changed since.
 *
 * @param from who has written the mail
 * @source CA-04, RFC 5546 3.2.3
 */
export function hearAnswer(
  calendars: Calendars,
  organizer: Account,
  from: Address,
  notice: EventNotice,
): void {
  const said = notice.invitees.find((person) => addressKey(person) === addressKey(from))
  const event = calendars.byUid(notice.uid, organizer)
  if (notice.method !== 'reply' || !said || !event || event.invited) return
  const { series } = event.held
  if (notice.sequence < series.sequence) return
  const id = notice.recurrenceId === undefined ? undefined : idOf(notice.recurrenceId)
  const answered = withAnswer(series, from, said.status, id)
  if (answered) calendars.change(event.held, answered)
}

/** A series to which somebody has said something; undefined when they are not invited to it. */
export function withAnswer(
  series: EventSeries,
  guest: Pick<Address, 'address'>,
  status: InvitationStatus,
  id?: OccurrenceId,
): EventSeries | undefined {
  if (id !== undefined) {
    const found = occurrenceOf(series, id)
    return found && isGuest(found.facts, guest)
      ? withException(series, id, answered(found.facts, guest, status))
      : undefined
  }
  const all = [series, ...series.exceptions.values()]
  if (!all.some((facts) => isGuest(facts, guest))) return undefined
  const exceptions = [...series.exceptions].map(
    ([key, facts]) => [key, answered(facts, guest, status)] as const,
  )
  return { ...answered(series, guest, status), exceptions: new Map(exceptions) }
}

/** What somebody has said to an event; undefined when they are not invited. */
export const statusOf = (
  { guests }: Pick<EventFacts, 'guests'>,
  guest: Pick<Address, 'address'>,
): InvitationStatus | undefined => guests.find((each) => addressKey(each) === addressKey(guest))?.status

const isGuest = (facts: EventFacts, guest: Pick<Address, 'address'>): boolean =>
  statusOf(facts, guest) !== undefined

const answered = <Facts extends EventFacts>(
  facts: Facts,
  guest: Pick<Address, 'address'>,
  status: InvitationStatus,
): Facts => ({
  ...facts,
  guests: facts.guests.map((each) => (addressKey(each) === addressKey(guest) ? { ...each, status } : each)),
})

/** `20261127T080000Z` as `2026-11-27T08:00:00Z`. */
const idOf = (text: string): OccurrenceId =>
  text.replace(/^(\d{4})(\d{2})(\d{2})/, '$1-$2-$3').replace(/T(\d{2})(\d{2})(\d{2})/, 'T$1:$2:$3')
