import type { EventFacts } from '@mailroom/core'
import type { Account } from '../../system/Account'
import type { MailSystem } from '../../system/MailSystem'
import { isThem } from '../Calendars'
import type { HeldSeries } from '../KeptEvent'

/**
 * Has a series in the calendars of those of the company who are invited, and of nobody else. Who has taken it out and declined is
 * not given it again until they are asked anew.
 */
export function inviteColleagues({ accounts, calendars }: MailSystem, held: HeldSeries): void {
  const shared = calendars.sharing(held).filter(({ invited }) => invited !== undefined)
  for (const account of accounts) {
    const { id } = calendars.defaultOf(account)
    const there = shared.filter((event) =>
      calendars.ofOwner(account).some((own) => own.id === event.calendarId),
    )
    const status = said(held, account)
    if (status === undefined) for (const event of there) calendars.take(event)
    else if (there.length === 0 && status !== 'declined') calendars.add(id, { held, invited: {} })
  }
}

/** What somebody has said to any of a series, what waits for an answer first; undefined when they are invited to none. */
function said({ series }: HeldSeries, account: Account) {
  const all: readonly EventFacts[] = [series, ...series.exceptions.values()]
  const statuses = all.flatMap(({ guests }) => guests.filter((guest) => isThem(guest, account)))
  return (statuses.find(({ status }) => status !== 'declined') ?? statuses[0])?.status
}
